package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;

/// A client's connection, which detects during a request that the client has closed it, and measures the time
/// since the start of a request's head.
public final class ClientEndPoint extends SocketChannelEndPoint {

    private static final String ATTRIBUTE = ClientEndPoint.class.getName();
    private static final int MOST_AHEAD = 2048;

    /// Read while a request was answered: the beginning of the next one.
    private ByteBuffer ahead = BufferUtil.EMPTY_BUFFER;

    private boolean ended;
    private boolean answering;
    private long requests;
    private long headSince;

    ClientEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
        super(channel, selector, key, scheduler);
    }

    /// The connection that a request came by.
    public static Optional<ClientEndPoint> of(Context request) {
        return request.req().getAttribute(ATTRIBUTE) instanceof ClientEndPoint client
                ? Optional.of(client)
                : Optional.empty();
    }

    /// The head of a request is there.
    static void begin(Request request) {
        if (request.getConnectionMetaData().getConnection().getEndPoint() instanceof ClientEndPoint client) {
            request.setAttribute(ATTRIBUTE, client);
            long number = client.begin();
            Request.addCompletionListener(request, _ -> client.end(number));
        }
    }

    private synchronized long begin() {
        answering = true;
        headSince = 0;
        return ++requests;
    }

    /// The next request may have begun before the end of the last one is reported.
    private synchronized void end(long number) {
        answering &= requests != number;
    }

    /// True when the head of a request began to arrive before a time and is not complete.
    ///
    /// @param nanos time of [System#nanoTime]
    synchronized boolean isHeadLate(long nanos) {
        return headSince != 0 && headSince - nanos < 0;
    }

    @Override
    public synchronized int fill(ByteBuffer buffer) throws IOException {
        if (ahead.hasRemaining()) {
            int before = buffer.remaining();
            int position = BufferUtil.flipToFill(buffer);
            BufferUtil.put(ahead, buffer);
            BufferUtil.flipToFlush(buffer, position);
            return buffer.remaining() - before;
        }
        int filled = super.fill(buffer);
        if (filled > 0 && !answering && headSince == 0) {
            headSince = System.nanoTime();
        }
        return filled;
    }

    /// True when the client has closed its side. Only for a request whose body has been read: bytes read here
    /// belong to the next one.
    public synchronized boolean isGone() {
        if (!ended && !ahead.hasRemaining()) {
            ByteBuffer more = BufferUtil.allocate(MOST_AHEAD);
            try {
                ended = super.fill(more) < 0;
                ahead = more;
            } catch (IOException _) {
                ended = true;
            }
        }
        return ended;
    }
}
