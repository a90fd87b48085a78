/// What is asked for: which positions, which games, which features.
@NullMarked
package org.pieceworth.empirical.settings;

import org.jspecify.annotations.NullMarked;
