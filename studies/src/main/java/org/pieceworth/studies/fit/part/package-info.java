/// The results of a fit, a class each: its options, its computation, its section of the answer.
package org.pieceworth.studies.fit.part;
