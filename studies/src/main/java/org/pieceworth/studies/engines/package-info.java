/// Who takes part in matches, as people write it: in words, and in files of engines.
package org.pieceworth.studies.engines;
