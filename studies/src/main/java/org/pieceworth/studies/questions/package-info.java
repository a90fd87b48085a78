/// Questions as named options for the command line and the workbench, with an answer in the chosen format.
package org.pieceworth.studies.questions;
