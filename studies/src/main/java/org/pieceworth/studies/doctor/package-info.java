/// Facts of this machine and a test of Pieceworth's requirements.
package org.pieceworth.studies.doctor;
