/// Questions as they are asked from outside: by options that have names, with an answer in the form that was asked for.
package org.pieceworth.studies.questions;
