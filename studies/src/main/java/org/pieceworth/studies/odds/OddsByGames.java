package org.pieceworth.studies.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.input.ResultReader;
import org.pieceworth.empirical.rows.PlayedResult;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.studies.pieces.Odds;

/// Values of starts in games between rated players: the rating difference that offsets the odds.
///
/// @param rows by start, then by ratings
/// @param unrated games without both ratings, which count as between equals
/// @param skipped games that could not be used, by reason
record OddsByGames(List<Row> rows, long unrated, Map<String, Long> skipped) {

    /// The lowest mean rating of both players in each band.
    private static final List<Integer> BANDS = List.of(0, 1200, 1600, 2000, 2400);

    private static final List<String> RATINGS = List.of("WhiteElo", "BlackElo");
    private static final double MOST = 3000;
    private static final int HALVINGS = 60;

    /// Games from one start.
    ///
    /// @param start name of the odds, else the placement
    /// @param band the ratings, empty for unrated games
    /// @param score the taker's, or White's of a start without a name
    /// @param elo its advantage at equal ratings; empty if all games ended alike
    record Row(String start, String band, long games, double score, Optional<Estimate> elo) {}

    OddsByGames {
        rows = List.copyOf(rows);
        skipped = new TreeMap<>(skipped);
    }

    /// @param score of the side that the start favours by name
    /// @param ahead its rating less the other's
    private record Game(double score, double ahead) {}

    private record Key(String start, String band) {}

    /// @param files names of files of games
    /// @param usual odds to be recognized, of this variant
    static OddsByGames of(List<String> files, Variant variant, List<Odds> usual, int threads, ReadProgress progress) {
        Map<String, Odds> named = new LinkedHashMap<>();
        Map<String, Side> givers = new LinkedHashMap<>();
        usual.forEach(odds -> List.of(Side.WHITE, Side.BLACK).forEach(giver -> {
            named.putIfAbsent(Fen.pieces(odds.fen(variant, giver)), odds);
            givers.putIfAbsent(Fen.pieces(odds.fen(variant, giver)), giver);
        }));
        Map<Key, List<Game>> games = new LinkedHashMap<>();
        long[] unrated = {0};
        ResultReader reader = new ResultReader(new TagCondition.All(), RATINGS, threads, progress, game -> {
            String start = Fen.pieces(game.start().isEmpty() ? variant.startFen() : game.start());
            boolean white = givers.getOrDefault(start, Side.BLACK) == Side.BLACK;
            double points = game.result().halfPoints() / 2.0;
            double score = white ? points : 1 - points;
            Optional<int[]> ratings = ratings(game);
            unrated[0] += ratings.isEmpty() ? 1 : 0;
            double ahead = ratings.map(each -> white ? each[0] - each[1] : each[1] - each[0])
                    .orElse(0);
            String name = Optional.ofNullable(named.get(start))
                    .map(Odds::text)
                    .orElseGet(() -> start.equals(Fen.pieces(variant.startFen()))
                            ? "usual start"
                            : PlacementText.of(start).board());
            games.computeIfAbsent(new Key(name, ratings.map(OddsByGames::band).orElse("")), _ -> new ArrayList<>())
                    .add(new Game(score, ahead));
        });
        files.stream().map(GameInput::of).forEach(reader::read);
        List<Row> rows = games.entrySet().stream()
                .map(each -> row(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing(Row::start).thenComparing(Row::band))
                .toList();
        return new OddsByGames(rows, unrated[0], reader.skipped());
    }

    private static Optional<int[]> ratings(PlayedResult game) {
        String[] both = game.cluster().split("\n", -1);
        OptionalInt white = rating(both[0]);
        OptionalInt black = both.length == 2 ? rating(both[1]) : OptionalInt.empty();
        return white.isPresent() && black.isPresent()
                ? Optional.of(new int[] {white.getAsInt(), black.getAsInt()})
                : Optional.empty();
    }

    private static OptionalInt rating(String text) {
        return text.matches("[1-9]\\d{2,3}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }

    private static String band(int[] ratings) {
        int mean = (ratings[0] + ratings[1]) / 2;
        int at = 0;
        while (at + 1 < BANDS.size() && BANDS.get(at + 1) <= mean) {
            at++;
        }
        return at + 1 == BANDS.size() ? BANDS.get(at) + " and more" : BANDS.get(at) + " to " + (BANDS.get(at + 1) - 1);
    }

    /// The points at equal ratings: with them expected scores add up to the score.
    private static Row row(Key key, List<Game> games) {
        double points = games.stream().mapToDouble(Game::score).sum();
        double low = -MOST;
        double high = MOST;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            boolean below = games.stream()
                            .mapToDouble(each -> Elo.score(middle + each.ahead()))
                            .sum()
                    < points;
            low = below ? middle : low;
            high = below ? high : middle;
        }
        double found = low;
        double information = games.stream()
                .mapToDouble(each -> Elo.score(found + each.ahead()))
                .map(score -> score * (1 - score))
                .sum();
        double squares = games.stream()
                .mapToDouble(each -> Math.pow(each.score() - Elo.score(found + each.ahead()), 2))
                .sum();
        return new Row(
                key.start(),
                key.band(),
                games.size(),
                points / games.size(),
                points > 0 && points < games.size()
                        ? Optional.of(new Estimate(found, Elo.LOGIT * Math.sqrt(squares) / information))
                        : Optional.empty());
    }
}
