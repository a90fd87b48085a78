/// What a program of yours asks of Pieceworth.
module org.example.pieces {
    requires org.pieceworth.lab;
    requires org.pieceworth.valuation;
}
