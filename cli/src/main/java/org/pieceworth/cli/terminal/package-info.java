/// Output to terminals: answers, warnings, progress of long work.
@NullMarked
package org.pieceworth.cli.terminal;

import org.jspecify.annotations.NullMarked;
