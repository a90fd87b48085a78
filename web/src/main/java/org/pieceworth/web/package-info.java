/// The workbench as a whole.
package org.pieceworth.web;
