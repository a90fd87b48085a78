/// The steps of a model to its value.
package org.pieceworth.studies.explain;
