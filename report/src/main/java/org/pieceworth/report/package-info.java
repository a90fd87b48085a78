/// Pictures of results: shapes, written as SVG, which needs no fonts and no screen where it is made.
package org.pieceworth.report;
