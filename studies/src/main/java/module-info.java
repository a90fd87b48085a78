import org.jspecify.annotations.NullMarked;

/// Questions and answers: a typed request and a typed answer for each question, and their renderings.
@NullMarked
module org.pieceworth.studies {
    requires static org.jspecify;
    requires transitive org.pieceworth.answer;
    requires transitive org.pieceworth.empirical;
    requires transitive org.pieceworth.lab;
    requires transitive org.pieceworth.report;
    requires transitive org.pieceworth.store;
    requires transitive org.pieceworth.valuation;
    requires transitive tools.jackson.databind;

    uses org.pieceworth.studies.game.BoardProgram;

    exports org.pieceworth.studies;
    exports org.pieceworth.studies.armies;
    exports org.pieceworth.studies.assess;
    exports org.pieceworth.studies.balance;
    exports org.pieceworth.studies.check;
    exports org.pieceworth.studies.choices;
    exports org.pieceworth.studies.compare;
    exports org.pieceworth.studies.count;
    exports org.pieceworth.studies.demo;
    exports org.pieceworth.studies.endings;
    exports org.pieceworth.studies.engines;
    exports org.pieceworth.studies.doctor;
    exports org.pieceworth.studies.odds;
    exports org.pieceworth.studies.output;
    exports org.pieceworth.studies.explain;
    exports org.pieceworth.studies.fit;
    exports org.pieceworth.studies.fit.part;
    exports org.pieceworth.studies.fit.words;
    exports org.pieceworth.studies.game;
    exports org.pieceworth.studies.lexicon;
    exports org.pieceworth.studies.material;
    exports org.pieceworth.studies.measure;
    exports org.pieceworth.studies.moves;
    exports org.pieceworth.studies.options;
    exports org.pieceworth.studies.pages;
    exports org.pieceworth.studies.perft;
    exports org.pieceworth.studies.pieces;
    exports org.pieceworth.studies.play;
    exports org.pieceworth.studies.questions;
    exports org.pieceworth.studies.ratings;
    exports org.pieceworth.studies.reading;
    exports org.pieceworth.studies.run;
    exports org.pieceworth.studies.saved;
    exports org.pieceworth.studies.synergy;
    exports org.pieceworth.studies.tune;
    exports org.pieceworth.studies.value;
    exports org.pieceworth.studies.variants;
    exports org.pieceworth.studies.workbench;
}
