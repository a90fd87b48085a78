/// What every request meets: who may ask, what pages there are, how failures are told.
@NullMarked
package org.pieceworth.web.http;

import org.jspecify.annotations.NullMarked;
