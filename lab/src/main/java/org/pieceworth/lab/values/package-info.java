/// Sources of the piece values that an engine plays by: a model, a file, a fit.
package org.pieceworth.lab.values;
