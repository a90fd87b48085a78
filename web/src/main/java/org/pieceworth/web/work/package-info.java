/// The kinds of jobs, each with its treatment of the question.
package org.pieceworth.web.work;
