/// The search: principal variations, transpositions, quiescence.
package org.pieceworth.engine.search;
