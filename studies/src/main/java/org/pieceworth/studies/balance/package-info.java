/// Armies that are worth as much as a given one.
package org.pieceworth.studies.balance;
