/// The page of a fit: one HTML file that needs nothing else.
@NullMarked
package org.pieceworth.report.html;

import org.jspecify.annotations.NullMarked;
