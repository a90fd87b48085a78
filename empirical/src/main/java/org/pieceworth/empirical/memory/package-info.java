/// Growing lists, indexes and a buffer that spills to disk.
package org.pieceworth.empirical.memory;
