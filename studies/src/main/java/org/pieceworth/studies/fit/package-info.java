/// Values of pieces by games: the request for a fit, its answer, and the answer as text, tables, JSON and files.
package org.pieceworth.studies.fit;
