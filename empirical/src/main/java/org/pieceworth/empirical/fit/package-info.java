/// Values from observations, and checks of them.
package org.pieceworth.empirical.fit;
