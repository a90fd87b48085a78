/// Games played for a purpose: their order, their journal, what is counted and kept of them.
@NullMarked
package org.pieceworth.lab.experiment;

import org.jspecify.annotations.NullMarked;
