/// `variants.ini` as text: sections, settings and their lines.
package org.pieceworth.rules.variant.file;
