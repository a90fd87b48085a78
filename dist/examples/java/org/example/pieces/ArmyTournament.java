package org.example.pieces;

import org.pieceworth.lab.armies.ArmyGame;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.GameTally;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;

/// Lets two armies play twenty games, each with either colour, and prints the score of the first.
public final class ArmyTournament {

    private static final int GAMES = 20;

    private ArmyTournament() {}

    public static void main(String[] args) {
        var armies = ArmyGame.of(
                VariantSource.shipped("chess"),
                ArmyGame.Force.of("R N B archbishop K B N R"),
                ArmyGame.Force.of("RNBQKBNR"));
        var rules = VariantRules.of(armies.source().variant());
        var usual = SelfPlaySettings.of(rules, 1).with(TimeControl.nodes(50));
        var openings = new GameOpenings(rules, GameStarts.of(armies.starts()), 1, 4, false);
        var tournament = new SelfPlay(new SelfPlaySettings(openings, usual.limits(), usual.engine()));
        var tally = new GameTally();
        tournament.play(0, GAMES, 2, (number, game) -> {
            tally.add(game, number % 2 == 1);
            return true;
        });
        System.out.printf("%d games, the first army scores %.3f%n", tally.games(), tally.scoresOfFirstArmy().score());
    }
}
