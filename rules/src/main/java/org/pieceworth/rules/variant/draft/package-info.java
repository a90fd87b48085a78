/// A section's keys and values, read one by one, before they form a variant.
@NullMarked
package org.pieceworth.rules.variant.draft;

import org.jspecify.annotations.NullMarked;
