package org.pieceworth.testkit;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.pieceworth.text.FileName;

/// The sockets of a process that accept connections, as Linux lists them in `/proc`.
public final class ListeningSockets {

    private static final String LISTENING = "0A";
    private static final int STATE = 3;
    private static final int INODE = 9;

    private ListeningSockets() {}

    /// True on systems that list them.
    public static boolean areKnown() {
        return Files.isReadable(FileName.path("/proc/self/net/tcp"))
                && Files.isDirectory(FileName.path("/proc/self/fd"));
    }

    /// Lists the sockets of a running process.
    public static List<InetSocketAddress> of(long process) throws IOException {
        Path facts = FileName.path("/proc/" + process);
        Set<String> own = new HashSet<>();
        try (DirectoryStream<Path> open = Files.newDirectoryStream(facts.resolve("fd"))) {
            for (Path descriptor : open) {
                try {
                    own.add(Files.readSymbolicLink(descriptor).toString());
                } catch (NoSuchFileException _) {
                    // Closed meanwhile.
                }
            }
        }
        List<InetSocketAddress> found = new ArrayList<>();
        for (String table : List.of("tcp", "tcp6")) {
            Path lines = facts.resolve("net").resolve(table);
            if (Files.exists(lines)) {
                for (String line : Files.readAllLines(lines)) {
                    String[] words = line.strip().split("\\s+");
                    if (words[STATE].equals(LISTENING) && own.contains("socket:[" + words[INODE] + "]")) {
                        found.add(address(words[1]));
                    }
                }
            }
        }
        return found;
    }

    /// Reads `0100007F:0FC8`; each word of four bytes is in the order of the machine.
    private static InetSocketAddress address(String text) throws IOException {
        String[] parts = text.split(":");
        ByteBuffer bytes = ByteBuffer.allocate(parts[0].length() / 2).order(ByteOrder.nativeOrder());
        for (int at = 0; at < parts[0].length(); at += 2 * Integer.BYTES) {
            bytes.putInt(HexFormat.fromHexDigits(parts[0], at, at + 2 * Integer.BYTES));
        }
        return new InetSocketAddress(InetAddress.getByAddress(bytes.array()), HexFormat.fromHexDigits(parts[1]));
    }
}
