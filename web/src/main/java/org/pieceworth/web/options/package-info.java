/// Options of questions as parameters of requests.
package org.pieceworth.web.options;
