/// Output to terminals: answers, warnings, progress of long work.
package org.pieceworth.cli.terminal;
