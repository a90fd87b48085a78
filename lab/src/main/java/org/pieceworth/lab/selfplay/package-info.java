/// Self-play: many games of the engine against itself, saved so that a kill loses nothing.
package org.pieceworth.lab.selfplay;
