/// Pictures of results: shapes, written as SVG, which needs no fonts and no screen where it is made.
@NullMarked
package org.pieceworth.report;

import org.jspecify.annotations.NullMarked;
