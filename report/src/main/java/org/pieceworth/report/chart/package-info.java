/// Charts as data: values on axes, drawn as a picture or passed to the page's chart library.
package org.pieceworth.report.chart;
