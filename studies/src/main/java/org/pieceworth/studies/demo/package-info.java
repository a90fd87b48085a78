/// The first screen of a newcomer: values by theory and from games side by side, then by play.
package org.pieceworth.studies.demo;
