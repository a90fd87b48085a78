/// Models compared with published values: how far off each is, fairly.
package org.pieceworth.valuation.compare;
