/// Errors by their names in statistics packages, and the wild cluster bootstrap.
package org.pieceworth.stats.robust;
