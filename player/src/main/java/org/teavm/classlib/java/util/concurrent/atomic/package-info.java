/// Classes of `java.util.concurrent.atomic` that TeaVM lacks, for its one thread.
package org.teavm.classlib.java.util.concurrent.atomic;
