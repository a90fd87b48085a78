/// The report of a fit: its facts, and its values put in order for a page or a picture.
package org.pieceworth.report.page;
