/// Facts about a game as a whole, from played games: its balance, its length, the use of its pieces and
/// rules.
package org.pieceworth.lab.assess;
