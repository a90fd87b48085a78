/// Expected scores of armies, for answers.
package org.pieceworth.studies.score;
