package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.pieceworth.web.http.ClientEndPoint;
import org.pieceworth.web.http.Lanes;

/// Answers questions of requests while their clients wait.
///
/// @param lanes lanes of the questions
public record Answering(Lanes lanes) {

    /// Works it out on a thread of the lanes, which must not touch the request.
    ///
    /// @param request request whose body has been read
    <T> T of(Context request, Callable<T> question) throws Exception {
        BooleanSupplier isGone = ClientEndPoint.of(request)
                .<BooleanSupplier>map(client -> client::isGone)
                .orElse(() -> false);
        return lanes.answer(question, isGone);
    }
}
