package org.pieceworth.web.jobs;

import java.io.Serial;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.run.Run;
import org.pieceworth.web.http.Problem;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One piece of work, and who waits for news of it.
public final class Job implements Run {

    private static final double SECOND = 1e9;
    private static final long BETWEEN_ANSWERS = 250_000_000;
    private static final int MOST_WARNINGS = 20;

    /// The order of a job, written when it is added and never changed.
    ///
    /// @param id name in requests
    /// @param kind the question's name
    /// @param parameters its options
    /// @param created the time of the request
    public record Order(String id, String kind, Map<String, List<String>> parameters, Instant created) {}

    /// Its state and progress.
    private record Reached(String unit, long done, long wanted, long from, long since) {}

    /// The request of its owner, which its thread follows at the next report.
    private enum Wish {
        WORK,
        PAUSE,
        CANCEL,
        /// Stop, and wait for another turn.
        REST
    }

    private final Order order;
    private final Path folder;
    private JobState state;
    private Wish wish = Wish.WORK;
    private String part = "";
    private Reached reached = new Reached("", 0, 0, 0, System.nanoTime());
    private Optional<ObjectNode> soFar = Optional.empty();
    private long answered = System.nanoTime() - BETWEEN_ANSWERS;
    private Optional<Problem> problem = Optional.empty();
    private boolean resumable;
    private final List<String> warnings = new ArrayList<>();
    private long version;

    Job(Order order, Path folder, JobState state) {
        this.order = order;
        this.folder = folder;
        this.state = state;
    }

    public Order order() {
        return order;
    }

    /// The folder of its files.
    public Path folder() {
        return folder;
    }

    public synchronized JobState state() {
        return state;
    }

    /// A number that grows with each change.
    public synchronized long version() {
        return version;
    }

    /// Waits until there is news, or up to the given time.
    ///
    /// @param known the version known to the caller
    public synchronized void awaitNews(long known, long millis) throws InterruptedException {
        long until = System.nanoTime() + millis * 1_000_000;
        for (long left = millis; version == known && left > 0; left = (until - System.nanoTime()) / 1_000_000) {
            wait(left);
        }
    }

    private void changed() {
        version++;
        notifyAll();
    }

    synchronized void become(JobState next) {
        state = next;
        if (next.isOver()) {
            // Its files say it now.
            soFar = Optional.empty();
        }
        changed();
    }

    /// @param mayResume true if it can continue from its saved state, once the cause is gone
    synchronized void fail(Problem why, boolean mayResume) {
        problem = Optional.of(why);
        resumable = mayResume;
        become(JobState.FAILED);
    }

    /// Takes up how it ended in an earlier run of the server.
    synchronized void restore(Problem why, boolean mayResume) {
        problem = Optional.of(why);
        resumable = mayResume;
    }

    /// Why it failed, if it did.
    synchronized Optional<Problem> problem() {
        return problem;
    }

    /// True after a failure that may pass.
    synchronized boolean isResumable() {
        return resumable && state == JobState.FAILED;
    }

    /// Begins, unless someone has other wishes by now.
    synchronized boolean begin() {
        if (state != JobState.QUEUED) {
            return false;
        }
        wish = Wish.WORK;
        warnings.clear();
        become(JobState.RUNNING);
        return true;
    }

    /// True once its owner wants it to stop.
    synchronized boolean isStopping() {
        return wish != Wish.WORK;
    }

    /// Called by its thread after the work stopped: the state follows from the wish.
    synchronized void stopped() {
        become(afterStop());
    }

    private JobState afterStop() {
        return switch (wish) {
            case PAUSE -> JobState.PAUSED;
            case CANCEL -> JobState.CANCELLED;
            case REST, WORK -> JobState.QUEUED;
        };
    }

    /// Its state if the server ended now.
    synchronized JobState lastingState() {
        return state == JobState.RUNNING ? afterStop() : state;
    }

    /// @return true if that changes anything
    synchronized boolean pause() {
        return wish(Wish.PAUSE, JobState.PAUSED);
    }

    /// @return true if that changes anything
    synchronized boolean cancel() {
        return wish(Wish.CANCEL, JobState.CANCELLED);
    }

    /// Lets it go on, also if it has not yet stopped for a pause, or failed for a reason that may have passed.
    ///
    /// @return true if that changes anything
    synchronized boolean resume() {
        if (state == JobState.PAUSED || isResumable()) {
            problem = Optional.empty();
            resumable = false;
            become(JobState.QUEUED);
            return true;
        }
        if (state == JobState.RUNNING && wish == Wish.PAUSE) {
            wish = Wish.REST;
            changed();
            return true;
        }
        return false;
    }

    /// Stops it because the server stops, unless it is stopping anyway.
    synchronized void rest() {
        if (state == JobState.RUNNING && wish == Wish.WORK) {
            wish = Wish.REST;
        }
    }

    private boolean wish(Wish other, JobState atOnce) {
        boolean standsOrEnds = state == JobState.PAUSED || (state == JobState.RUNNING && wish == Wish.CANCEL);
        if (state.isOver() || (standsOrEnds && other == Wish.PAUSE)) {
            return false;
        }
        wish = other;
        if (state == JobState.RUNNING) {
            changed();
        } else {
            become(atOnce);
        }
        return true;
    }

    private void check() {
        if (wish != Wish.WORK) {
            throw new StoppedException();
        }
    }

    @Override
    public synchronized void part(String what) {
        part = what;
    }

    @Override
    public synchronized void begins(String unit, long done, long wanted) {
        check();
        if (part.isEmpty()) {
            part = unit.equals(BYTES) ? "reading" : "playing";
        }
        reached = new Reached(unit, done, wanted, done, System.nanoTime());
        changed();
    }

    @Override
    public synchronized void at(long done) {
        reached = new Reached(reached.unit(), done, reached.wanted(), reached.from(), reached.since());
        changed();
        check();
    }

    /// Only fits read for long.
    @Override
    public synchronized void ends() {
        if (reached.unit().equals(BYTES)) {
            part = "fitting";
            begins("", 0, 0);
        }
    }

    @Override
    public synchronized void step() {
        at(reached.done() + 1);
    }

    @Override
    public void soFar(Supplier<Document> answer) {
        if (System.nanoTime() - answered < BETWEEN_ANSWERS) {
            return;
        }
        ObjectNode made = answer.get().json();
        synchronized (this) {
            soFar = Optional.of(made);
            answered = System.nanoTime();
            changed();
        }
    }

    @Override
    public synchronized void warning(String text) {
        if (warnings.size() < MOST_WARNINGS && !warnings.contains(text)) {
            warnings.add(text);
            changed();
        }
    }

    /// All information on it.
    ///
    /// @param command equivalent command line
    public synchronized ObjectNode json(String command) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", order.id()).put("kind", order.kind()).put("state", state.word());
        json.put("stopping", state == JobState.RUNNING && isStopping());
        json.put("created", order.created().toString()).put("command", command);
        ObjectNode asked = json.putObject("parameters");
        order.parameters().forEach((name, values) -> values.forEach(asked.withArray(name)::add));
        putReached(json.putObject("progress"));
        warnings.forEach(json.putArray("warnings")::add);
        soFar.ifPresent(answer -> json.set("soFar", answer));
        problem.ifPresent(why -> json.set("problem", why.json()));
        json.put("resumable", state == JobState.PAUSED || isResumable());
        return json;
    }

    private void putReached(ObjectNode json) {
        double seconds = (System.nanoTime() - reached.since()) / SECOND;
        double rate = (reached.done() - reached.from()) / Math.max(seconds, 1e-3);
        json.put("what", part).put("unit", reached.unit());
        json.put("done", reached.done()).put("wanted", reached.wanted());
        if (state == JobState.RUNNING && rate > 0) {
            json.put("perSecond", rate).put("secondsLeft", (reached.wanted() - reached.done()) / rate);
        }
    }

    /// The requested options, for another request.
    public Map<String, List<String>> parameters() {
        return new LinkedHashMap<>(order.parameters());
    }

    /// Work stopped for now or for good.
    private static final class StoppedException extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        StoppedException() {
            super("stopped");
        }
    }
}
