/// Questions from requests.
package org.pieceworth.web.api;
