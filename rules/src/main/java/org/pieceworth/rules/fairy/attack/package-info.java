/// Attacks, checks, pins and royalty.
package org.pieceworth.rules.fairy.attack;
