/// Files that were sent, on disk.
package org.pieceworth.web.store;
