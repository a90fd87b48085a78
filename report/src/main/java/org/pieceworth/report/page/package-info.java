/// What a page or a picture of a fit shows: plain records of words and numbers, which know nothing of how they came
/// about.
@NullMarked
package org.pieceworth.report.page;

import org.jspecify.annotations.NullMarked;
