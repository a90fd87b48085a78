package org.pieceworth.rules.betza;

import java.util.List;
import org.pieceworth.rules.movement.Movement;

/// The result of reading a text in a dialect.
///
/// @param components the syntax tree
/// @param movement what it means
/// @param remarks what the dialect passes over, or what changes nothing; clauses
record Reading(List<Component> components, Movement movement, List<String> remarks) {}
