package org.pieceworth.web.http;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/// Accepts connections up to a limit, and closes those whose request head is not complete in time: a byte now
/// and then does not extend the time.
public final class Connector extends ServerConnector {

    private static final int MOST_CONNECTIONS = 500;
    private static final long HEAD_NANOS = TimeUnit.SECONDS.toNanos(10);

    public Connector(Server server, HttpConfiguration configuration, String host, int port) {
        super(server, 1, 1, new HttpConnectionFactory(configuration));
        setHost(host);
        setPort(port);
        setAcceptQueueSize(MOST_CONNECTIONS);
        setIdleTimeout(configuration.getIdleTimeout());
        addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, this));
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        lookAfter();
    }

    private void lookAfter() {
        if (isRunning() || isStarting()) {
            closeLate(System.nanoTime() - HEAD_NANOS);
            getScheduler().schedule(this::lookAfter, 1, TimeUnit.SECONDS);
        }
    }

    private void closeLate(long nanos) {
        getConnectedEndPoints().forEach(endPoint -> {
            if (endPoint instanceof ClientEndPoint client && client.isHeadLate(nanos)) {
                client.close();
            }
        });
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        SocketChannelEndPoint client = new ClientEndPoint(channel, selector, key, getScheduler());
        client.setIdleTimeout(getIdleTimeout());
        return client;
    }
}
