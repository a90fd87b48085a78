/// Errors of a fit: clusters, sandwich covariance, bootstrap, influence.
@NullMarked
package org.pieceworth.stats.errors;

import org.jspecify.annotations.NullMarked;
