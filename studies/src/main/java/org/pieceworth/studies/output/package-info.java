/// What an answer looks like: lines and tables for people, one object for programs, and files written whole.
@NullMarked
package org.pieceworth.studies.output;

import org.jspecify.annotations.NullMarked;
