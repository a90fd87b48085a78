/// Errors of a fit: clusters, sandwich covariance, bootstrap, influence.
package org.pieceworth.stats.errors;
