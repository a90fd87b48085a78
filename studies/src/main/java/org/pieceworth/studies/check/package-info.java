/// Does a UCI engine do what match runners rely on?
package org.pieceworth.studies.check;
