/// Values by groups of games.
package org.pieceworth.empirical.groups;
