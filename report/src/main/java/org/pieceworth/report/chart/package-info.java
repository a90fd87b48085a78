/// Charts as data: what is where on which axis, drawn as a picture or handed to the page's chart library.
package org.pieceworth.report.chart;
