/// Commands that read games.
package org.pieceworth.cli.games;
