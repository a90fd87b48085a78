/// Every request passes here: access, pages, failures.
package org.pieceworth.web.http;
