/// The parts that all studies share.
package org.pieceworth.studies;
