/// Factors of the mobility model by play: Algorithm 1 of Mosca and Haddad (2021), and matches between sets of
/// factors.
package org.pieceworth.lab.factors;
