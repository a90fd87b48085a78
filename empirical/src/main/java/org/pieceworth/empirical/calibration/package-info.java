/// Calibration of a fit: results by balance of material, observed and fitted.
package org.pieceworth.empirical.calibration;
