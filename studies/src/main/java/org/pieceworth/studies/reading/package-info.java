/// Files of games as a request: which of them, and what in them counts.
package org.pieceworth.studies.reading;
