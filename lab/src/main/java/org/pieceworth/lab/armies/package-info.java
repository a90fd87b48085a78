/// Armies drawn by lot, and pieces that a variant lacks: what games start from when values are asked for.
package org.pieceworth.lab.armies;
