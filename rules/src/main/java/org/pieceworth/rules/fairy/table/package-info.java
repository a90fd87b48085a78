/// Endings of at most three pieces, solved by retrograde analysis.
package org.pieceworth.rules.fairy.table;
