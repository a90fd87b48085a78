/// The mobility model (Mosca and Haddad 2021).
package org.pieceworth.valuation.mobility;
