/// The workbench in a browser.
package org.pieceworth.cli.serve;
