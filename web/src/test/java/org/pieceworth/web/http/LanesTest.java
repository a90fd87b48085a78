package org.pieceworth.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.StopRequest;

/// Slow questions hold nobody up, and nothing goes on for nobody.
class LanesTest {

    private static Lanes lanes(int quick, int slow, long most, long wait) {
        return new Lanes(new Lanes.Limits(quick, slow, 30, most, wait, 50));
    }

    /// Works until it is interrupted.
    private static Callable<String> endless(AtomicBoolean interrupted) {
        return () -> {
            try {
                new CountDownLatch(1).await();
                return "late";
            } catch (InterruptedException _) {
                interrupted.set(true);
                throw new CancellationException("stopped");
            }
        };
    }

    private static void deafSleep() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException _) {
            // goes on
        }
    }

    private static Thread inBackground(Callable<?> call, AtomicReference<Throwable> failure) {
        return Thread.startVirtualThread(() -> {
            try {
                call.call();
            } catch (Exception e) {
                failure.set(e);
            }
        });
    }

    @Test
    void answersAndFailuresAreHandedOn() throws Exception {
        try (Lanes lanes = lanes(1, 1, 1000, 1000)) {
            assertThat(lanes.answer(() -> "well", () -> false)).isEqualTo("well");
            assertThatThrownBy(() -> lanes.answer(
                            () -> {
                                throw new IllegalStateException("ill");
                            },
                            () -> false))
                    .hasMessage("ill");
            assertThatThrownBy(() -> lanes.answer(
                            () -> {
                                throw new StackOverflowError();
                            },
                            () -> false))
                    .hasMessageContaining("not enough memory");
        }
    }

    @Test
    void noneTakesLongerThanTheLimit() {
        AtomicBoolean interrupted = new AtomicBoolean();
        try (Lanes lanes = lanes(1, 1, 100, 1000)) {
            assertThatThrownBy(() -> lanes.answer(endless(interrupted), () -> false))
                    .isInstanceOfSatisfying(RefusedException.class, refused -> {
                        assertThat(refused.problem().status()).isEqualTo(422);
                        assertThat(refused.problem().detail()).contains("takes longer than", "ask for less");
                    });
            assertThat(interrupted).isTrue();
        }
    }

    @Test
    void noneGoesOnWhenNobodyWaits() {
        AtomicBoolean interrupted = new AtomicBoolean();
        try (Lanes lanes = lanes(1, 1, 60_000, 1000)) {
            assertThatThrownBy(() -> lanes.answer(endless(interrupted), () -> true))
                    .hasMessageContaining("closed the connection before");
            assertThat(interrupted).isTrue();
        }
    }

    /// More slow questions than there are places of both lanes: quick ones are answered all the same, and the slow ones
    /// one after the other.
    @Test
    void slowOnesLetQuickOnesPass() throws Exception {
        try (Lanes lanes = lanes(2, 1, 60_000, 60_000)) {
            CountDownLatch end = new CountDownLatch(1);
            AtomicInteger begun = new AtomicInteger();
            AtomicReference<Throwable> failure = new AtomicReference<>();
            List<Thread> slow = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                slow.add(inBackground(
                        () -> lanes.answer(
                                () -> {
                                    begun.incrementAndGet();
                                    end.await();
                                    return "slow";
                                },
                                () -> false),
                        failure));
            }
            while (begun.get() < 6) {
                Thread.sleep(5);
            }
            for (int i = 0; i < 20; i++) {
                assertThat(lanes.answer(() -> "quick", () -> false)).isEqualTo("quick");
            }
            end.countDown();
            for (Thread thread : slow) {
                thread.join();
            }
            assertThat(failure.get()).isNull();
        }
    }

    /// On a busy machine a quick question must not wait for the slow lane because others had the processors.
    @Test
    void aQuestionThatHardlyRunsStaysInTheQuickLane() throws Exception {
        AtomicBoolean gone = new AtomicBoolean();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        AtomicInteger begun = new AtomicInteger();
        try (Lanes lanes = new Lanes(new Lanes.Limits(2, 1, 30, 60_000, 1, 50), _ -> 0)) {
            Thread slow = inBackground(() -> lanes.answer(endless(new AtomicBoolean()), gone::get), failure);
            Thread.sleep(60);
            String answer = lanes.answer(
                    () -> {
                        begun.incrementAndGet();
                        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(100);
                        while (System.nanoTime() < end) {
                            StopRequest.check();
                            Thread.onSpinWait();
                        }
                        return "quick";
                    },
                    () -> false);
            assertThat(answer).isEqualTo("quick");
            assertThat(begun).hasValue(1);
            gone.set(true);
            slow.join();
        }
    }

    /// Nor is one refused for the time in which others had the processors.
    @Test
    void aQuestionThatHardlyRunsIsAnsweredLater() throws Exception {
        try (Lanes lanes = new Lanes(new Lanes.Limits(1, 1, 30, 300, 1000, 50), _ -> 0)) {
            String answer = lanes.answer(
                    () -> {
                        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(350);
                        while (System.nanoTime() < end) {
                            StopRequest.check();
                            Thread.onSpinWait();
                        }
                        return "late";
                    },
                    () -> false);
            assertThat(answer).isEqualTo("late");
        }
    }

    /// What heeds no interruption keeps nobody out either.
    @Test
    void whatDoesNotStopKeepsNobodyOut() throws Exception {
        AtomicBoolean end = new AtomicBoolean();
        try (Lanes lanes = lanes(1, 1, 500, 1000)) {
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(() -> lanes.answer(
                                () -> {
                                    while (!end.get()) {
                                        deafSleep();
                                    }
                                    return "late";
                                },
                                () -> false))
                        .hasMessageContaining("takes longer");
            }
            assertThat(lanes.answer(() -> "quick", () -> false)).isEqualTo("quick");
        } finally {
            end.set(true);
        }
    }

    @Test
    void whoFindsNoPlaceIsToldToComeAgain() throws Exception {
        try (Lanes lanes = lanes(1, 1, 60_000, 30)) {
            AtomicReference<Throwable> failure = new AtomicReference<>();
            AtomicBoolean interrupted = new AtomicBoolean();
            AtomicBoolean gone = new AtomicBoolean();
            List<Thread> slow = new ArrayList<>();
            CountDownLatch begun = new CountDownLatch(1);
            slow.add(inBackground(
                    () -> lanes.answer(
                            () -> {
                                begun.countDown();
                                return endless(interrupted).call();
                            },
                            gone::get),
                    failure));
            begun.await();
            // The slow lane is taken: it is stopped, waits for a place there, and finds none in time.
            assertThatThrownBy(() -> lanes.answer(endless(interrupted), () -> false))
                    .isInstanceOfSatisfying(
                            RefusedException.class,
                            refused -> assertThat(refused.problem().status()).isEqualTo(503));
            gone.set(true);
            slow.getFirst().join();
            assertThat(failure.get()).hasMessageContaining("closed the connection before");
        }
    }
}
