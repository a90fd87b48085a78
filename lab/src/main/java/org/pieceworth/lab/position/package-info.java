/// The worth of each piece of one position, by our own engine.
package org.pieceworth.lab.position;
