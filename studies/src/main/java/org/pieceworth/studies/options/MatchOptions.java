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

    private static final NumberOption<Integer> BOOK_START = NumberOption.of(
                    "--book-start", "N", "the number of the first opening, in their order", 1, Integer.MAX_VALUE)
            .standard(1);

    PlayOptions play = new PlayOptions();
    final Setting<Optional<String>> book = Setting.path(
            "--book", "FILE", "openings instead of random plies: EPD, FEN lines or PGN, plain or compressed");
    final Setting<Optional<BookChoice.Order>> bookOrder = Setting.choice(
            BookChoice.Order.class,
            "--book-order",
            "ORDER",
            "random (default), by --seed and each opening once before any comes again, or sequential");
    final Setting<Optional<Integer>> bookStart = Setting.optional(BOOK_START);
    final Setting<Optional<Integer>> bookPlies = Setting.optional(
            NumberOption.of("--book-plies", "N", "plies of a game of the book, at most (default: all)", 1, 20_000));
    private final Setting<Optional<String>> odds = Setting.text(
            "--odds",
            "ODDS",
            "A gives B these odds in every game, with each colour: knight, rook, pawn-and-move, see `pieceworth odds`");
    private final Setting<Optional<Long>> games = Setting.optional(GAMES);
    private final Setting<Optional<Long>> rounds = Setting.optional(NumberOption.of(
            "--rounds",
            "N",
            "openings that each two players play, with either colour: half of --games",
            1L,
            5_000_000L));
    private final Setting<Optional<Long>> margin = Setting.optional(NumberOption.of(
            "--margin",
            "MS",
            "tolerated milliseconds beyond the time limit (default: 100 with --tc, 1000 with --movetime)",
            0L,
            3_600_000L));
    final Setting<Optional<String>> clock = Setting.text(
            "--tc",
            "S+S",
            "a clock: seconds and increment, 1+0.1, 2:30+1 or 40/60 with moves; games then depend on the machine");
    final Setting<Optional<String>> sprt = Setting.text(
            "--sprt",
            "TEST",
            "end the match when a sequential test decides: elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic"
                    + " (these are the defaults; the model may be normalized)");
    final Setting<Optional<String>> adjudicate = Setting.text(
            "--adjudicate",
            "RULE",
            "end games when both sides agree, or one resigns: off (default), or some of win=SCORE:MOVES,"
                    + "draw=SCORE:MOVES:PLY,resign=SCORE:MOVES such as win=1000:4,draw=10:10:80");

    public MatchOptions() {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(
                usage,
                play,
                games,
                rounds,
                odds,
                book,
                bookOrder,
                bookStart,
                bookPlies,
                clock,
                margin,
                sprt,
                adjudicate);
    }

    /// The conditions of the games.
    ///
    /// @throws InputException when options contradict each other
    public GameConditions conditions(long seed) {
        Adjudication rule = adjudicate.get().map(Adjudication::parse).orElse(Adjudication.OFF);
        if (book.get().isEmpty()) {
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
    /// @throws InputException when options need one that is missing
    public Optional<MatchRequest.Book> book() {
        OptionDependency.check("book-order", bookOrder.isTyped(), "--book FILE", book.isTyped());
        OptionDependency.check("book-start", bookStart.isTyped(), "--book FILE", book.isTyped());
        OptionDependency.check("book-plies", bookPlies.isTyped(), "--book FILE", book.isTyped());
        return book.get()
                .map(file -> new MatchRequest.Book(
                        file,
                        new BookChoice(
                                bookOrder.get().orElse(BookChoice.Order.RANDOM),
                                bookStart.get().orElse(BOOK_START.defaultValue()),
                                bookPlies.get().orElse(BookChoice.ALL_PLIES))));
    }

    /// The odds that A gives.
    ///
    /// @throws InputException when openings come from a book
    public Optional<String> odds() {
        OptionDependency.exclude("odds", odds.isTyped(), "--book", book.isTyped());
        return odds.get();
    }

    /// The number of games between two players.
    ///
    /// @throws InputException when two options say it
    public long games() {
        OptionDependency.exclude("rounds", rounds.isTyped(), "--games", games.isTyped());
        return rounds.get().map(number -> 2 * number).or(() -> games.get()).orElse(GAMES.defaultValue());
    }

    public Optional<Sprt> test() {
        return sprt.get().map(SprtText::parse);
    }

    private MoveLimit limit() {
        Optional<MoveLimit> cost = play.limit();
        OptionDependency.exclude("tc", clock.isTyped(), "--nodes, --depth or --movetime", cost.isPresent());
        MoveLimit limit = cost.or(() -> clock.get().map(MoveLimit::clock)).orElse(MoveLimit.DEFAULT);
        boolean typed = margin.isTyped();
        boolean present = limit.control().isTimed();
        OptionDependency.check("margin", typed, "--tc or --movetime", present);
        return margin.get()
                .map(millis -> new MoveLimit(limit.control().within(millis), limit.text()))
                .orElse(limit);
    }
}
