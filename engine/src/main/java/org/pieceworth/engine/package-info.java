/// The engine's front door: settings, limits and results of a search.
package org.pieceworth.engine;
