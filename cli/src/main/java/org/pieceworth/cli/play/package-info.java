/// Commands that play.
package org.pieceworth.cli.play;
