/// Armies with the same value as a given one.
package org.pieceworth.studies.balance;
