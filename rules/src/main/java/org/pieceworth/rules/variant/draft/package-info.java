/// What a section says, read key by key, before it is a variant.
@NullMarked
package org.pieceworth.rules.variant.draft;

import org.jspecify.annotations.NullMarked;
