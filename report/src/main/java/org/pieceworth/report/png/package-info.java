/// Pictures as PNG: the only package that needs the desktop classes, and fonts at run time.
package org.pieceworth.report.png;
