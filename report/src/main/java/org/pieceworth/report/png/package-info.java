/// Pictures as PNG: the one place that needs the desktop classes, and fonts where it runs.
@NullMarked
package org.pieceworth.report.png;

import org.jspecify.annotations.NullMarked;
