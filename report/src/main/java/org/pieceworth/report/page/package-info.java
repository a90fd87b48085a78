/// The report of a fit: its facts, and its values put in order for a page or a picture.
@NullMarked
package org.pieceworth.report.page;

import org.jspecify.annotations.NullMarked;
