package org.pieceworth.web.http;

import java.io.Serial;

/// A request that gets no answer but the reason.
public final class RefusedException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public RefusedException(int status, String title, String detail) {
        this(Problem.of(status, title, detail));
    }

    public RefusedException(Problem problem) {
        super(problem.detail());
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
