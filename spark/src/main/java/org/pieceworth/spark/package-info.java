/// Commands that read games, on Apache Spark: tasks read pieces of files, the driver joins them in their order and
/// answers as the command of one machine does.
///
/// Start at [org.pieceworth.spark.SparkProgram], then [org.pieceworth.spark.SparkReader].
@NullMarked
package org.pieceworth.spark;

import org.jspecify.annotations.NullMarked;
