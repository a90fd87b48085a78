package org.pieceworth.rules.betza;

import java.util.List;
import org.pieceworth.rules.movement.Movement;

/// What a dialect makes of a text.
///
/// @param components the syntax tree
/// @param movement what it means
/// @param remarks what the dialect passes over, or what changes nothing; clauses
record Reading(List<Component> components, Movement movement, List<String> remarks) {}
