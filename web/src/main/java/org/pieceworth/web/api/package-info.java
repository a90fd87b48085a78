/// Questions that come as requests.
@NullMarked
package org.pieceworth.web.api;

import org.jspecify.annotations.NullMarked;
