/// Words, numbers and names as people read them, and failures as facts. All other modules stand on it.
package org.pieceworth.text;
