/// Facts of this machine and a test of what Pieceworth needs of it.
@NullMarked
package org.pieceworth.studies.doctor;

import org.jspecify.annotations.NullMarked;
