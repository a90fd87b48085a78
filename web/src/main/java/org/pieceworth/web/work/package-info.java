/// The kinds of jobs: what each does with its question.
package org.pieceworth.web.work;
