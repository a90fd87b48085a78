/// Uploaded files, on disk.
package org.pieceworth.web.store;
