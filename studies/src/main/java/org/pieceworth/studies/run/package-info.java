/// Long work: its reports, and who reads its games and plays them.
package org.pieceworth.studies.run;
