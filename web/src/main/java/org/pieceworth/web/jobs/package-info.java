/// Work that takes a while: it waits, runs, is paused, and continues after a restart.
package org.pieceworth.web.jobs;
