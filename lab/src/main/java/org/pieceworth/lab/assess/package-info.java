/// Facts about a game as a whole, by games that were played: its balance, its length, the use of its pieces and rules.
package org.pieceworth.lab.assess;
