/// The mobility model (Mosca and Haddad 2021).
@NullMarked
package org.pieceworth.valuation.mobility;

import org.jspecify.annotations.NullMarked;
