/// The workbench in a browser.
@NullMarked
package org.pieceworth.cli.serve;

import org.jspecify.annotations.NullMarked;
