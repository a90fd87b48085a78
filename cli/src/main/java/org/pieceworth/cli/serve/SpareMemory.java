package org.pieceworth.cli.serve;

/// Gives memory back to the machine while the workbench is idle: a collector that waits until its heap is
/// full would retain the memory of a busy minute for days.
final class SpareMemory {

    private static final long LOOK_MILLIS = 10_000;
    private static final long LITTLE = 128L << 20;

    private SpareMemory() {}

    static void start() {
        Thread.ofPlatform().daemon().name("spare-memory").start(SpareMemory::watch);
    }

    private static void watch() {
        long live = 0;
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                // Live objects are collected again only when memory has doubled.
                if (Runtime.getRuntime().totalMemory() > Math.max(LITTLE, 2 * live)) {
                    System.gc();
                    live = Runtime.getRuntime().totalMemory()
                            - Runtime.getRuntime().freeMemory();
                }
            }
        } catch (InterruptedException _) {
            // The server is stopped.
        }
    }
}
