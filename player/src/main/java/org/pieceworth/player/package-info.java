/// Rules and engine for pages without a server, compiled to JavaScript.
package org.pieceworth.player;
