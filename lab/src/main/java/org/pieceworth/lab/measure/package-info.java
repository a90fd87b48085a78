/// Values of pieces by play: games of random armies, and a fit of their results to the material at the start.
package org.pieceworth.lab.measure;
