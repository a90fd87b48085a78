/// Types that all packages of the rules share.
@NullMarked
package org.pieceworth.rules;

import org.jspecify.annotations.NullMarked;
