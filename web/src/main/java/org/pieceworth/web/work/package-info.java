/// The kinds of jobs: what each does with its question.
@NullMarked
package org.pieceworth.web.work;

import org.jspecify.annotations.NullMarked;
