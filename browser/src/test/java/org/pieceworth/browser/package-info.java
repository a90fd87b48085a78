/// The workbench as a browser shows it.
@NullMarked
package org.pieceworth.browser;

import org.jspecify.annotations.NullMarked;
