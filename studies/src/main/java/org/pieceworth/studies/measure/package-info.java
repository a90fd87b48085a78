/// Values by play: the plan, the measurement, and their documents.
package org.pieceworth.studies.measure;
