/// Lines of text files, and excerpts of them for messages.
@NullMarked
package org.pieceworth.empirical.text;

import org.jspecify.annotations.NullMarked;
