/// Compiles the records of a variant to the tables of numbers that positions share.
@NullMarked
package org.pieceworth.rules.fairy.compile;

import org.jspecify.annotations.NullMarked;
