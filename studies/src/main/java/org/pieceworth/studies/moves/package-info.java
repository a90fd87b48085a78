/// The moves of a piece: diagrams, pictures and lists.
package org.pieceworth.studies.moves;
