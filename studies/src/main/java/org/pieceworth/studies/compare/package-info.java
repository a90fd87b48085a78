/// Models compared with published values.
package org.pieceworth.studies.compare;
