/// Values by theory: every model's, side by side.
package org.pieceworth.studies.value;
