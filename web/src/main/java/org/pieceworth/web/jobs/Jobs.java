package org.pieceworth.web.jobs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import org.pieceworth.empirical.settings.TemporarySpaceException;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.text.InputException;
import org.pieceworth.web.http.Problem;
import org.pieceworth.web.http.RefusedException;
import org.pieceworth.web.store.DataFolder;
import org.pieceworth.web.store.Uploads;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// All jobs. One at a time works, on all processors but one, so that pages stay quick; the others wait.
public final class Jobs implements AutoCloseable {

    private static final String JOBS = "jobs";
    private static final int MOST_WAITING = 20;
    private static final int MOST_KEPT = 200;
    private static final int TOO_MANY = 429;
    private static final int FAILED = 500;
    private static final long LAST_MOVES_MILLIS = 3000;

    private static final String RESUME = "resume the job";
    private static final String AGAIN = "run the same command again";

    private final DataFolder data;
    private final Path folder;
    private final Map<String, Work> kinds;
    private final List<Job> all = new ArrayList<>();
    private final int threads;
    private final Thread worker;
    private Optional<Job> atWork = Optional.empty();
    private boolean closed;

    /// Takes up the jobs of an earlier run.
    ///
    /// @param kinds kinds of jobs, by name
    public Jobs(DataFolder data, Map<String, Work> kinds) {
        this.data = data;
        folder = data.folder(JOBS);
        this.kinds = Map.copyOf(kinds);
        threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        try {
            all.addAll(JobFolder.read(folder));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        all.replaceAll(job -> kinds.containsKey(job.order().kind()) ? job : JobFolder.damaged(job.folder()));
        worker = Thread.ofPlatform().daemon().name("jobs").start(this::work);
    }

    /// The newest first.
    public synchronized List<Job> all() {
        return List.copyOf(all.reversed());
    }

    public synchronized Optional<Job> find(String id) {
        return all.stream().filter(job -> job.order().id().equals(id)).findFirst();
    }

    /// Names of the files that jobs name that are not over, or may go on.
    public synchronized Set<String> namedFiles() {
        return all.stream()
                .filter(job -> !job.state().isOver() || job.isResumable())
                .flatMap(job -> Uploads.names(job.parameters()).stream())
                .collect(Collectors.toSet());
    }

    /// Looks whether there is room for one more.
    ///
    /// @throws RefusedException when too many wait
    public synchronized void checkRoom() {
        if (all.stream().filter(job -> !job.state().isOver()).count() >= MOST_WAITING) {
            throw new RefusedException(
                    TOO_MANY,
                    "Too many jobs",
                    "found " + MOST_WAITING
                            + " unfinished jobs, which is the limit; wait until one ends, or cancel one");
        }
    }

    /// Checks whether a job would be accepted.
    ///
    /// @throws InputException when it makes no sense
    /// @throws RefusedException when too many wait
    public void check(String kind, Map<String, List<String>> parameters) {
        checkRoom();
        work(kind).check(parameters);
    }

    /// The number of threads that a job works with.
    public int threads() {
        return threads;
    }

    /// Takes a job.
    ///
    /// @param parameters parameters accepted by [#check]
    /// @throws RefusedException when too many wait
    public Job add(String kind, Map<String, List<String>> parameters) {
        return add(order(kind, parameters));
    }

    private static Job.Order order(String kind, Map<String, List<String>> parameters) {
        String id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        return new Job.Order(id, kind, parameters, Instant.now().truncatedTo(ChronoUnit.MILLIS));
    }

    private synchronized Job add(Job.Order order) {
        checkRoom();
        try {
            data.folder(JOBS);
            Job job = new Job(order, Files.createDirectory(folder.resolve(order.id())), JobState.QUEUED);
            JobFolder.write(job);
            all.add(job);
            notifyAll();
            forgetOld();
            return job;
        } catch (IOException e) {
            throw new OutputException("the job could not be saved: " + e.getMessage());
        }
    }

    private void forgetOld() throws IOException {
        List<Job> over = all.stream().filter(job -> job.state().isOver()).toList();
        for (Job job : over.subList(0, Math.max(0, over.size() - MOST_KEPT))) {
            forget(job);
        }
    }

    private Work work(String kind) {
        return Optional.ofNullable(kinds.get(kind)).orElseThrow(() -> new IllegalArgumentException(kind));
    }

    public void pause(Job job) {
        if (job.pause()) {
            write(job);
            interrupt(job);
        }
    }

    /// Gives a job up.
    public void cancel(Job job) {
        if (job.cancel()) {
            write(job);
            interrupt(job);
        }
    }

    /// A full disk only affects the information at the next start of the server.
    private static void write(Job job) {
        try {
            JobFolder.write(job);
        } catch (IOException e) {
            job.warning("the state of this job could not be written: " + e.getMessage());
        }
    }

    /// Some work reports nothing for a long time, but notices an interruption.
    private synchronized void interrupt(Job job) {
        if (atWork.filter(job::equals).isPresent() && work(job.order().kind()).heedsInterrupts()) {
            worker.interrupt();
        }
    }

    private synchronized void takes(Job job) {
        atWork = Optional.of(job);
    }

    /// From here on nothing interrupts this thread for the job; a late interruption is cleared.
    private synchronized void leaves() {
        atWork = Optional.empty();
        Thread.interrupted();
    }

    /// Lets a job go on.
    public synchronized void resume(Job job) {
        if (job.resume()) {
            write(job);
            notifyAll();
        }
    }

    /// Forgets a job that is over, with all that came of it.
    ///
    /// @throws OutputException when its files cannot be removed
    public void remove(Job job) {
        try {
            forget(job);
        } catch (IOException e) {
            throw new OutputException("the job's files could not be removed: " + e.getMessage());
        }
    }

    /// Another thread or program may have removed it already.
    private synchronized void forget(Job job) throws IOException {
        if (all.remove(job)) {
            JobFolder.remove(job);
        }
    }

    private void work() {
        try {
            while (true) {
                run(next());
            }
        } catch (InterruptedException _) {
            // The server is stopped.
        }
    }

    private synchronized Job next() throws InterruptedException {
        while (true) {
            if (closed) {
                throw new InterruptedException();
            }
            Optional<Job> waiting =
                    all.stream().filter(job -> job.state() == JobState.QUEUED).findFirst();
            if (waiting.isPresent()) {
                return waiting.get();
            }
            wait();
        }
    }

    private void run(Job job) {
        if (!job.begin()) {
            return;
        }
        write(job);
        Optional<Throwable> failure = attempt(job);
        leaves();
        if (failure.isEmpty()) {
            job.become(JobState.DONE);
        } else if (job.isStopping()) {
            job.stopped();
        } else {
            job.fail(problem(failure.get()), isPassing(failure.get()));
        }
        write(job);
    }

    /// Any failure ends this job, and none of the others.
    private Optional<Throwable> attempt(Job job) {
        takes(job);
        try {
            data.folder(JOBS);
            Files.createDirectories(job.folder());
            work(job.order().kind()).run(job.parameters(), job.folder(), threads, job);
            return Optional.empty();
        } catch (IOException | RuntimeException | Error error) {
            return Optional.of(error);
        }
    }

    /// True for failures that may pass, such as a full disk.
    private static boolean isPassing(Throwable error) {
        return error instanceof OutputException
                || error instanceof IOException
                || error instanceof TemporarySpaceException;
    }

    private Problem problem(Throwable error) {
        Problem problem = named(error);
        return problem.saying(data.plainly(problem.detail()).replace(AGAIN, RESUME));
    }

    private static Problem named(Throwable error) {
        return switch (error) {
            case InputException fault -> Problem.of(fault);
            case OutputException fault -> {
                String said = String.valueOf(fault.getMessage());
                yield Problem.of(fault).saying(said.contains(AGAIN) ? said : said + "; free some space and " + RESUME);
            }
            case TemporarySpaceException fault ->
                Problem.of(FAILED, "Cannot be written", fault.getMessage() + "; free some space and " + RESUME);
            case IOException fault -> {
                Problem found = Problem.of(fault);
                yield found.saying(found.detail() + "; fix this and " + RESUME);
            }
            case RefusedException refused -> refused.problem();
            case OutOfMemoryError _, StackOverflowError _ ->
                Problem.of(FAILED, "Not enough memory", "not enough memory; give more, or less input");
            default -> Problem.bug(error);
        };
    }

    /// The command line of the job's question.
    public String command(Job job) {
        return Optional.ofNullable(kinds.get(job.order().kind()))
                .map(work -> work.command(job.parameters()))
                .orElse("");
    }

    /// All information on a job.
    public ObjectNode json(Job job) {
        ObjectNode json = job.json(command(job));
        ArrayNode warnings = json.withArrayProperty("warnings");
        for (int i = 0; i < warnings.size(); i++) {
            warnings.set(i, data.plainly(warnings.get(i).asString()));
        }
        return json;
    }

    /// Stops the work; unfinished jobs continue at the next start.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            all.forEach(Job::rest);
            atWork.ifPresent(this::interrupt);
            notifyAll();
        }
        try {
            worker.join(LAST_MOVES_MILLIS);
            worker.interrupt();
            worker.join(LAST_MOVES_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
