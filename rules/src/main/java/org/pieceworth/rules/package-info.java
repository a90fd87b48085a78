/// Types that all packages of the rules share.
package org.pieceworth.rules;
