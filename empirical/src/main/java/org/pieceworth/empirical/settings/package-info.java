/// Settings of reading and fitting: positions, games, features.
package org.pieceworth.empirical.settings;
