/// Commands that ask the models.
@NullMarked
package org.pieceworth.cli.theory;

import org.jspecify.annotations.NullMarked;
