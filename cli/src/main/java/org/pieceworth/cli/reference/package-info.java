/// Pages and scripts from the descriptions of the commands: completion for shells, manual pages, pages of
/// the site.
package org.pieceworth.cli.reference;
