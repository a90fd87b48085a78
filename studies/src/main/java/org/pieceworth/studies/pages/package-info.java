/// Pages of all known pieces and variants, for a site or a folder.
package org.pieceworth.studies.pages;
