/// Settings of reading and fitting: positions, games, features.
@NullMarked
package org.pieceworth.empirical.settings;

import org.jspecify.annotations.NullMarked;
