/// Questions of pages in addition to the commands: a piece's moves among others, its spelling, its neighbours
/// in value.
package org.pieceworth.studies.workbench;
