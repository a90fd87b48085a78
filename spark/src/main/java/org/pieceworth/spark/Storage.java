package org.pieceworth.spark;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;

/// Opens files by their locations: absolute paths of this machine, or addresses of any file system that Hadoop knows.
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

    private FileSystem system(String location) throws IOException {
        return FileSystem.get(URI.create(location), conf);
    }
}
