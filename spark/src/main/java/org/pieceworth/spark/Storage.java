package org.pieceworth.spark;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.pgn.ZstdFrames;
import org.pieceworth.text.InputException;

/// Opens files by their locations: absolute paths of this machine, or addresses in any file system of Hadoop.
///
/// @param conf Hadoop's configuration
record Storage(Configuration conf) {

    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:/.*");

    /// True for an address, such as `hdfs://host/games.pgn`.
    static boolean isAddress(String name) {
        return ADDRESS.matcher(name).matches();
    }

    /// A file's bytes as stored, from an offset on.
    InputStream open(String location, long from) throws IOException {
        if (!isAddress(location)) {
            SeekableByteChannel channel = Files.newByteChannel(Path.of(location));
            channel.position(from);
            return Channels.newInputStream(channel);
        }
        FSDataInputStream in = system(location).open(new org.apache.hadoop.fs.Path(location));
        if (from > 0) {
            long length = length(location);
            in.seek(Math.min(from, length));
        }
        return in;
    }

    /// A file's size as stored.
    long length(String location) throws IOException {
        return isAddress(location)
                ? system(location)
                        .getFileStatus(new org.apache.hadoop.fs.Path(location))
                        .getLen()
                : Files.size(Path.of(location));
    }

    /// The files that an address refers to, sorted by their addresses: itself, those that match its pattern,
    /// those in a folder and its folders. Hidden ones, which writers of data add to theirs (`_SUCCESS`), are
    /// not among them.
    ///
    /// @throws FileNotFoundException when there is none
    List<String> files(String address) throws IOException {
        org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(address);
        FileSystem system = system(address);
        List<String> files = new ArrayList<>();
        // An existing file may have a name that could be a pattern.
        if (system.exists(path)) {
            if (system.getFileStatus(path).isFile()) {
                return List.of(address);
            }
            addFolder(system, path, files);
        } else {
            FileStatus[] matching = system.globStatus(path);
            for (FileStatus each : matching == null ? new FileStatus[0] : matching) {
                add(system, each, files);
            }
        }
        if (files.isEmpty()) {
            throw new FileNotFoundException(address);
        }
        return files.stream().sorted().toList();
    }

    private static void addFolder(FileSystem system, org.apache.hadoop.fs.Path folder, List<String> files)
            throws IOException {
        for (FileStatus each : system.listStatus(folder)) {
            String name = each.getPath().getName();
            if (!name.startsWith("_") && !name.startsWith(".")) {
                add(system, each, files);
            }
        }
    }

    private static void add(FileSystem system, FileStatus found, List<String> files) throws IOException {
        if (found.isFile()) {
            files.add(found.getPath().toString());
        } else {
            addFolder(system, found.getPath(), files);
        }
    }

    private FileSystem system(String location) throws IOException {
        return new org.apache.hadoop.fs.Path(location).getFileSystem(conf);
    }

    /// The starts of the frames of a file of parallel Zstandard, see [ZstdFrames]; empty for another file,
    /// and for text that is not in UTF-8.
    ///
    /// @param head its first bytes
    long[] frames(String location, byte[] head, long length) throws IOException {
        try (InputStream text = PgnInput.zstandard(new ByteArrayInputStream(head))) {
            if (!PgnInput.isPlainText(text)) {
                return new long[0];
            }
        } catch (IOException | InputException _) {
            return new long[0];
        }
        if (!isAddress(location)) {
            try (FileChannel channel = FileChannel.open(Path.of(location))) {
                return ZstdFrames.starts((offset, into) -> fill(channel, offset, ByteBuffer.wrap(into)), length);
            }
        }
        try (FSDataInputStream in = system(location).open(new org.apache.hadoop.fs.Path(location))) {
            return ZstdFrames.starts(
                    (offset, into) -> in.readFully(offset, into, 0, (int) Math.min(into.length, length - offset)),
                    length);
        }
    }

    /// Reads until the buffer is full or the file ends: one call may read less.
    private static void fill(FileChannel channel, long offset, ByteBuffer into) throws IOException {
        int count = 0;
        while (into.hasRemaining() && count >= 0) {
            count = channel.read(into, offset + into.position());
        }
    }
}
