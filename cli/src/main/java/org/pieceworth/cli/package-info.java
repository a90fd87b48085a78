/// The `pieceworth` command: options in, documents out.
package org.pieceworth.cli;
