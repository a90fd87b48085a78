/// Work that takes a while: it waits, runs, is paused, and goes on after a restart.
package org.pieceworth.web.jobs;
