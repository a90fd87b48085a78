/// Models beside published values.
package org.pieceworth.studies.compare;
