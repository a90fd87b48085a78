/// Classes of `java.util.concurrent` that TeaVM lacks, found by their place and the letter T. Compiled pages
/// solve endings on one thread, so that nothing here is called.
package org.teavm.classlib.java.util.concurrent;
