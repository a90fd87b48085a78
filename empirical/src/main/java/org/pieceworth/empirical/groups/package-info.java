/// Values by groups of games.
@NullMarked
package org.pieceworth.empirical.groups;

import org.jspecify.annotations.NullMarked;
