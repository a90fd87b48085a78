/// Errors by the names under which statistics packages have them, and the wild cluster bootstrap.
package org.pieceworth.stats.robust;
