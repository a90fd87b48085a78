/// The board of the workbench on pages without a server.
package org.pieceworth.web.alone;
