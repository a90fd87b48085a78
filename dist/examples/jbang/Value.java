///usr/bin/env jbang "$0" "$@" ; exit $?
//JAVA 25+
//DEPS org.pieceworth:pieceworth-valuation:1.0.0-rc1

import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.mobility.MobilityModel;

void main(String[] args) {
    var piece = Betza.parse(args.length > 0 ? args[0] : "BN").movement();
    IO.println(MobilityModel.published().value(piece, RectangularBoard.CHESS).value().orElseThrow());
}
