/// Every request passes here: access, pages, failures.
@NullMarked
package org.pieceworth.web.http;

import org.jspecify.annotations.NullMarked;
