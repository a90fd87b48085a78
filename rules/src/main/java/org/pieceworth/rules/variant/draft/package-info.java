/// A section's keys and values, read one by one, before they form a variant.
package org.pieceworth.rules.variant.draft;
