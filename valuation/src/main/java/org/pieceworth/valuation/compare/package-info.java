/// Models compared with published values: how far off each is, fairly.
@NullMarked
package org.pieceworth.valuation.compare;

import org.jspecify.annotations.NullMarked;
