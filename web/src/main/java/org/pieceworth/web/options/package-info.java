/// Options of questions as parameters of requests.
@NullMarked
package org.pieceworth.web.options;

import org.jspecify.annotations.NullMarked;
