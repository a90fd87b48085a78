/// The engine's front door: what is searched, for how long, and what was found.
package org.pieceworth.engine;
