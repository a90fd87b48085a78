package org.pieceworth.rules.betza;

import java.util.List;
import org.pieceworth.rules.movement.Movement;

/// The result of reading a text in a dialect.
///
/// @param components the syntax tree
/// @param movement moves of the piece
/// @param remarks parts that the dialect passes over or that change nothing; clauses
record Reading(List<Component> components, Movement movement, List<String> remarks) {}
