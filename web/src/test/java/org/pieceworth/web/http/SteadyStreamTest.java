package org.pieceworth.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// A body comes at a pace, or not at all.
class SteadyStreamTest {

    private static final long SECOND = 1_000_000_000;

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - SECOND);

    /// Gives so many bytes a second.
    private InputStream body(int bytes, int perSecond) {
        return new SteadyStream(
                new ByteArrayInputStream(new byte[bytes]) {
                    @Override
                    public synchronized int read(byte[] buffer, int from, int length) {
                        int read = super.read(buffer, from, Math.min(length, perSecond));
                        now.addAndGet(read < 0 ? 0 : SECOND * read / perSecond);
                        return read;
                    }
                },
                now::get);
    }

    @Test
    void aSlowOneHasTenSeconds() throws IOException {
        assertThat(body(9, 1).readAllBytes()).hasSize(9);
        assertThatThrownBy(() -> body(1000, 1).readAllBytes())
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.problem().status()).isEqualTo(408));
    }

    @Test
    void aSteadyOneMayBeLong() throws IOException {
        assertThat(body(2_000_000, 25_000).readAllBytes()).hasSize(2_000_000);
        assertThatThrownBy(() -> body(2_000_000, 15_000).readAllBytes()).hasMessageContaining("too slowly");
    }
}
