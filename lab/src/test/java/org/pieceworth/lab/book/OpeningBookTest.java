package org.pieceworth.lab.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.lab.book.BookChoice.Order;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

class OpeningBookTest {

    private static final VariantRules CHESS = rules("chess");
    private static final BookChoice ALL = new BookChoice(Order.SEQUENTIAL, 1, BookChoice.ALL_PLIES);

    private static final String EPD = """
            # three openings
            rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - bm Nf3; id "open; game";

              rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - hmvc 0; fmvn 2;
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            """;

    private static final String PGN = """
            [Event "a/b"]
            [Result "1-0"]

            1. e4 e5 (1... c5) 2. Nf3 {a comment} Nc6 0-1

            1. d4 d5 2. c4 *

            [SetUp "1"]
            [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

            1. e4 *
            """;

    @TempDir
    Path folder = Path.of("");

    private static VariantRules rules(String name) {
        return VariantRules.of(Variants.open(name).variant());
    }

    private OpeningBook book(String text, BookChoice choice) throws IOException {
        return read("book", text.getBytes(StandardCharsets.UTF_8), CHESS, choice);
    }

    private OpeningBook read(String name, byte[] bytes, VariantRules rules, BookChoice choice) throws IOException {
        Path file = Files.write(folder.resolve(name), bytes);
        return OpeningBook.read(file.toString(), rules, choice, 7);
    }

    private static List<String> fens(OpeningBook book, long pairs) {
        return LongStream.range(0, pairs)
                .mapToObj(pair -> book.opening(pair).position().fen())
                .toList();
    }

    /// Counters, and a square en passant that no pawn can use, make no other opening.
    @Test
    void linesOfOnePositionAreOneOpening() throws IOException {
        OpeningBook book = book("""
                rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 1
                rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 7
                rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
                rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
                rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1
                """, ALL);
        assertThat(book.repeated(1)).isEmpty();
        assertThat(book.repeated(5)).get().asString().contains("has 3 different openings for 5 pairs");
    }

    @Test
    void linesArePositionsWithTheirCounters() throws IOException {
        OpeningBook book = book(EPD, ALL);
        assertThat(book.size()).isEqualTo(3);
        assertThat(fens(book, 4))
                .containsExactly(
                        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
                        "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2",
                        CHESS.start().fen(),
                        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
        assertThat(book.opening(2).fromVariantStart()).isTrue();
        assertThat(book.repeated(3)).isEmpty();
        assertThat(book.repeated(4)).get().asString().contains("has 3 different openings for 4 pairs");
    }

    @Test
    void gamesAreTheirMoves() throws IOException {
        OpeningBook book = book(PGN, ALL);
        assertThat(book.size()).isEqualTo(3);
        assertThat(book.opening(0).fromVariantStart()).isTrue();
        assertThat(book.opening(0).moves()).hasSize(4);
        Opening third = book.opening(2);
        assertThat(third.startFen()).isEqualTo("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assertThat(third.moves()).hasSize(1);
        OpeningBook cut = book(PGN, new BookChoice(Order.SEQUENTIAL, 2, 2));
        assertThat(cut.opening(0).moves()).hasSize(2);
        assertThat(cut.opening(0).position().fen()).startsWith("rnbqkbnr/ppp1pppp/8/3p4/3P4/8");
    }

    /// What is cut off is not read: a game may end, or be broken, behind its opening.
    @Test
    void movesBehindTheOpeningDoNotMatter() throws IOException {
        BookChoice two = new BookChoice(Order.SEQUENTIAL, 1, 2);
        assertThat(book("1. f3 e5 2. g4 Qh4# 0-1\n1. e4 e5 2. Ke4 nonsense *\n", two)
                        .size())
                .isEqualTo(2);
    }

    @Test
    void chanceHasEachOpeningOnceAndKeepsItsOrder() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int move = 1; move <= 40; move++) {
            lines.append("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ")
                    .append(move)
                    .append('\n');
        }
        BookChoice chance = new BookChoice(Order.RANDOM, 1, BookChoice.ALL_PLIES);
        List<String> order = fens(book(lines.toString(), chance), 40);
        assertThat(order).doesNotHaveDuplicates().isNotEqualTo(fens(book(lines.toString(), ALL), 40));
        assertThat(fens(book(lines.toString(), new BookChoice(Order.RANDOM, 4, BookChoice.ALL_PLIES)), 37))
                .isEqualTo(order.subList(3, 40));
    }

    @Test
    void compressedBooksAreTheSame() throws IOException {
        byte[] plain = PGN.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(plain);
        }
        List<String> expected = fens(book(PGN, ALL), 3);
        assertThat(fens(read("a.gz", packed.toByteArray(), CHESS, ALL), 3)).isEqualTo(expected);
        assertThat(fens(read("a.zst", Zstd.compress(plain), CHESS, ALL), 3)).isEqualTo(expected);
        assertThat(read("a.gz", packed.toByteArray(), CHESS, ALL).plan())
                .isEqualTo(book(PGN, ALL).plan())
                .isNotEqualTo(book(EPD, ALL).plan());
        byte[] torn = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
        assertThatThrownBy(() -> read("torn", torn, CHESS, ALL))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("ends early");
    }

    /// Hands, checks to go and larger boards are read as the variant has them.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            crazyhouse | rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3
            3check | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 3+3 0 2
            capablanca | rnabqkbcnr/pppp1ppppp/10/4p5/4P5/10/PPPP1PPPPP/RNABQKBCNR w KQkq - 0 2
            shogi | lnsgkgsnl/1r5b1/p1ppppppp/1p7/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL[-] w - - 0 2
            """)
    void booksOfAnyVariant(String variant, String fen) throws IOException {
        VariantRules rules = rules(variant);
        OpeningBook book = read("book", fen.getBytes(StandardCharsets.UTF_8), rules, ALL);
        assertThat(book.opening(0).position().fen())
                .isEqualTo(rules.position(fen).fen());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1 | line 2: found an opening that ends the game
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - | line 2: FEN
            4k3/8/8/8/8/8/8/4K3 x - - | line 2: FEN
            hello/there | line 2: FEN
            """)
    void aBadLineIsNamed(String line, String told) {
        assertThatThrownBy(() -> book("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n" + line + "\n", ALL))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1. e4 e5 2. Ke3 *               | line 3: found a game that cannot be played (illegal-move)
            1. f3 e5 2. g4 Qh4# 0-1         | line 3: found an opening that ends the game
            [Variant "Atomic"] 1. e4 *      | line 3: found a game that cannot be played (other-variant)
            [FEN "8/8/8/8 w - -"] 1. e4 *   | line 3: found a game that cannot be played (bad-setup)
            """)
    void aBadGameIsNamed(String game, String told) {
        assertThatThrownBy(() -> book("1. e4 e5 *\n\n" + game + "\n", ALL))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(told);
    }

    @Test
    void whatIsNoBookIsRefused() {
        assertThatThrownBy(() -> book("", ALL)).hasMessageContaining("found no opening");
        assertThatThrownBy(() -> book("hello\n", ALL)).hasMessageContaining("found no opening");
        assertThatThrownBy(() -> book("a\0b", ALL)).hasMessageContaining("no text");
        assertThatThrownBy(() -> book(EPD, new BookChoice(Order.SEQUENTIAL, 4, BookChoice.ALL_PLIES)))
                .hasMessage("book-start: found 4, expected 1 to 3, the openings of " + folder.resolve("book"));
        assertThatThrownBy(() -> book(EPD, new BookChoice(Order.SEQUENTIAL, 1, 3)))
                .hasMessageContaining("cannot be cut");
        assertThatThrownBy(() -> OpeningBook.read(folder.toString(), CHESS, ALL, 1))
                .hasMessageContaining("is a folder");
        assertThatThrownBy(() -> OpeningBook.read(folder.resolve("none").toString(), CHESS, ALL, 1))
                .hasMessageContaining("there is no such file");
    }
}
