/// Work that takes a while: it waits, runs, is paused, and goes on after a restart.
@NullMarked
package org.pieceworth.web.jobs;

import org.jspecify.annotations.NullMarked;
