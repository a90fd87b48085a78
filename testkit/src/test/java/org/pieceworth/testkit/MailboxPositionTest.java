package org.pieceworth.testkit;

import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;

class MailboxPositionTest implements PositionContract {

    @Override
    public Position position(Setup setup) {
        return MailboxPosition.of(setup);
    }
}
