/// Fits of groups that borrow from each other, and whether groups differ.
@NullMarked
package org.pieceworth.stats.groups;

import org.jspecify.annotations.NullMarked;
