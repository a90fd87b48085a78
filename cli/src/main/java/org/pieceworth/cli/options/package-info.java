/// Options of commands: how they are described, typed and checked.
package org.pieceworth.cli.options;
