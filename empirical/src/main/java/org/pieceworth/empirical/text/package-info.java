/// Lines of text files, and excerpts of them for messages.
package org.pieceworth.empirical.text;
