/// Options that go with questions, described once for every front door.
package org.pieceworth.studies.options;
