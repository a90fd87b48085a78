/// Facts of this machine and a test of what Pieceworth needs of it.
package org.pieceworth.studies.doctor;
