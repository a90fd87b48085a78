/// Files: read as text, checked before work begins, and written whole.
package org.pieceworth.studies.output;
