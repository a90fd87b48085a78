/// Pictures of results, as SVG: they need no fonts and no screen where they are made, and stay sharp at any size.
@NullMarked
package org.pieceworth.report;

import org.jspecify.annotations.NullMarked;
