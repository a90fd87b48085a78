/// Questions that come as requests.
package org.pieceworth.web.api;
