/// Many pieces, each measured by itself among knights, bishops, rooks and queens: the rows of the atlas.
package org.pieceworth.lab.atlas;
