/// What an answer looks like: lines and tables for people, one object for programs, and files written whole.
@NullMarked
package org.pieceworth.studies.document;

import org.jspecify.annotations.NullMarked;
