/// Response surfaces (Box and Wilson 1951): how strength depends on parameters, from games between settings of them,
/// where it is greatest, and how sure that is.
package org.pieceworth.stats.surface;
