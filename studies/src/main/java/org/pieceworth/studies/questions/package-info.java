/// Questions as they are asked from outside: by options that have names, with an answer in the form that was asked for.
@NullMarked
package org.pieceworth.studies.questions;

import org.jspecify.annotations.NullMarked;
