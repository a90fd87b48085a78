/// The workbench as a whole.
@NullMarked
package org.pieceworth.web;

import org.jspecify.annotations.NullMarked;
