/// Experiments by play.
package org.pieceworth.lab;
