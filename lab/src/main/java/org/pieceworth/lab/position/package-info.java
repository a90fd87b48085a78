/// The worth of each piece of one position, by Pieceworth's engine.
package org.pieceworth.lab.position;
