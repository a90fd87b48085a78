/// Pictures of results: shapes, written as SVG, which needs no fonts and no screen to make.
package org.pieceworth.report;
