/// `variants.ini` as text: sections, settings and their lines.
@NullMarked
package org.pieceworth.rules.variant.file;

import org.jspecify.annotations.NullMarked;
