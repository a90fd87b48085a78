/// Calibration of a fit: results by balance of material, observed and fitted.
@NullMarked
package org.pieceworth.empirical.calibration;

import org.jspecify.annotations.NullMarked;
