/// Files of games as a request: the selection of files, and of games in them.
package org.pieceworth.studies.reading;
