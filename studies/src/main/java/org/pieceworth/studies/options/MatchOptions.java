package org.pieceworth.studies.options;

import java.util.Optional;
import org.pieceworth.lab.book.BookChoice;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.match.SprtText;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.MatchRequest;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.text.InputException;

/// The options of a match: games, clock, sequential test, adjudication.
public final class MatchOptions implements OptionGroup {

    private static final NumberOption<Long> GAMES = NumberOption.of(
                    "--games", "N", "games, in pairs with colours reversed", 1L, 10_000_000L)
            .standard(100L);

    private static final NumberOption<Long> ROUNDS = NumberOption.of(
            "--rounds",
            "N",
            "openings that each two players play, with either colour: half of --games",
            1L,
            5_000_000L);
    private static final NumberOption<Long> MARGIN = NumberOption.of(
            "--margin",
            "MS",
            "milliseconds by which time may be overstepped (default: 100 with --tc, 1000 with --movetime)",
            0L,
            3_600_000L);
    private static final NumberOption<Integer> BOOK_START = NumberOption.of(
                    "--book-start",
                    "N",
                    "the first opening that is played, by its number in the order",
                    1,
                    Integer.MAX_VALUE)
            .standard(1);
    private static final NumberOption<Integer> BOOK_PLIES =
            NumberOption.of("--book-plies", "N", "plies of a game of the book, at most (default: all)", 1, 20_000);

    PlayOptions play = new PlayOptions();
    Optional<String> book = Optional.empty();
    Optional<BookChoice.Order> bookOrder = Optional.empty();
    Optional<Integer> bookStart = Optional.empty();
    Optional<Integer> bookPlies = Optional.empty();
    private Optional<Long> games = Optional.empty();
    private Optional<Long> rounds = Optional.empty();
    private Optional<Long> margin = Optional.empty();
    Optional<String> clock = Optional.empty();
    Optional<String> sprt = Optional.empty();
    Optional<String> adjudicate = Optional.empty();

    public MatchOptions() {}

    @Override
    public void describe(Options usage) {
        play.describe(usage);
        usage.number(GAMES, value -> games = Optional.of(value));
        usage.number(ROUNDS, value -> rounds = Optional.of(value));
        usage.path(
                "--book",
                "FILE",
                "openings instead of random plies: EPD, FEN lines or PGN, plain or compressed",
                value -> book = Optional.of(value));
        usage.choice(
                "--book-order",
                "ORDER",
                "random (default), by --seed and each opening once before any comes again, or sequential",
                BookChoice.Order.class,
                value -> bookOrder = Optional.of(value));
        usage.number(BOOK_START, value -> bookStart = Optional.of(value));
        usage.number(BOOK_PLIES, value -> bookPlies = Optional.of(value));
        usage.text(
                "--tc",
                "S+S",
                "a clock: seconds and increment, 1+0.1, 2:30+1 or 40/60 with moves; games then depend on the machine",
                value -> clock = Optional.of(value));
        usage.number(MARGIN, value -> margin = Optional.of(value));
        usage.text(
                "--sprt",
                "TEST",
                "end the match when a sequential test decides: elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic"
                        + " (these are the defaults; the model may be normalized)",
                value -> sprt = Optional.of(value));
        usage.text(
                "--adjudicate",
                "RULE",
                "end games when both sides agree, or one resigns: off (default), or some of win=SCORE:MOVES,"
                        + "draw=SCORE:MOVES:PLY,resign=SCORE:MOVES such as win=1000:4,draw=10:10:80",
                value -> adjudicate = Optional.of(value));
    }

    /// The conditions of the games.
    ///
    /// @throws InputException when options contradict each other
    public GameConditions conditions(long seed) {
        Adjudication rule = adjudicate.map(Adjudication::parse).orElse(Adjudication.OFF);
        if (book.isEmpty()) {
            return play.conditions(seed, limit(), rule);
        }
        GameConditions conditions = play.conditions(seed, limit(), rule, 0);
        boolean random =
                conditions.openings().plies() > 0 || conditions.openings().shuffle();
        OptionDependency.exclude("book", random, "--plies or --shuffle", true);
        return conditions;
    }

    /// The book of openings, if there is one.
    ///
    /// @throws InputException when options need one and there is none
    public Optional<MatchRequest.Book> book() {
        OptionDependency.check("book-order", bookOrder.isPresent(), "--book FILE", book.isPresent());
        OptionDependency.check("book-start", bookStart.isPresent(), "--book FILE", book.isPresent());
        OptionDependency.check("book-plies", bookPlies.isPresent(), "--book FILE", book.isPresent());
        return book.map(file -> new MatchRequest.Book(
                file,
                new BookChoice(
                        bookOrder.orElse(BookChoice.Order.RANDOM),
                        bookStart.orElse(BOOK_START.defaultValue()),
                        bookPlies.orElse(BookChoice.ALL_PLIES))));
    }

    /// The number of games between two players.
    ///
    /// @throws InputException when two options say it
    public long games() {
        OptionDependency.exclude("rounds", rounds.isPresent(), "--games", games.isPresent());
        return rounds.map(number -> 2 * number).or(() -> games).orElse(GAMES.defaultValue());
    }

    public Optional<Sprt> test() {
        return sprt.map(SprtText::parse);
    }

    private MoveLimit limit() {
        Optional<MoveLimit> cost = play.limit();
        OptionDependency.exclude("tc", clock.isPresent(), "--nodes, --depth or --movetime", cost.isPresent());
        MoveLimit limit = cost.or(() -> clock.map(MoveLimit::clock)).orElse(MoveLimit.DEFAULT);
        boolean typed = margin.isPresent();
        boolean present = limit.control().isTimed();
        OptionDependency.check("margin", typed, "--tc or --movetime", present);
        return margin.map(millis -> new MoveLimit(limit.control().within(millis), limit.text()))
                .orElse(limit);
    }
}
