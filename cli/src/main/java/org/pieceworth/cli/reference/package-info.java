/// What is written from the descriptions of the commands: completion for shells, manual pages, pages of the site.
@NullMarked
package org.pieceworth.cli.reference;

import org.jspecify.annotations.NullMarked;
