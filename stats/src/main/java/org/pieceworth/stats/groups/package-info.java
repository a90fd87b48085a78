/// Fits of groups that borrow from each other, and whether groups differ.
package org.pieceworth.stats.groups;
