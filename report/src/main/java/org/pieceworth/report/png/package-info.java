/// Pictures as PNG: the one place that needs the desktop classes, and fonts where it runs.
package org.pieceworth.report.png;
