/// Response surfaces (Box and Wilson 1951): the dependence of strength on parameters, from games between
/// settings of them; the maximum and its uncertainty.
package org.pieceworth.stats.surface;
