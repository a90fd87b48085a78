/// Compiles the records of a variant to the tables of numbers that positions share.
package org.pieceworth.rules.fairy.compile;
