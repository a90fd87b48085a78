/// `variants.ini` as text: sections, settings and where they are.
@NullMarked
package org.pieceworth.rules.variant.file;

import org.jspecify.annotations.NullMarked;
