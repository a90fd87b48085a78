/// Self-play: many games of the engine against itself, kept so that a kill loses nothing.
package org.pieceworth.lab.selfplay;
