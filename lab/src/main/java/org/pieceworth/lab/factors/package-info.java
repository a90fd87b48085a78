/// Factors of the mobility model by play: Algorithm 1 of Mosca and Haddad (2021), and matches between sets of
/// factors.
@NullMarked
package org.pieceworth.lab.factors;

import org.jspecify.annotations.NullMarked;
