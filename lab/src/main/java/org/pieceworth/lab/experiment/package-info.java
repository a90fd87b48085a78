/// Games played for a purpose: their order, their journal, what is counted and kept of them.
package org.pieceworth.lab.experiment;
