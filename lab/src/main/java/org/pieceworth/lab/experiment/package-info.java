/// Games played for a purpose: their order, their journal, and the data counted and saved.
package org.pieceworth.lab.experiment;
