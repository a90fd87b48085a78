package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Excludes other users of the machine: a request must show the secret that `serve` prints with its address.
/// Programs send it as the parameter `token` or as `Authorization: Bearer`; a browser gets a cookie for it.
public final class Token {

    private static final String NAME = "token";
    private static final String BEARER = "Bearer ";
    private static final int UNAUTHORIZED = 401;
    private static final int BYTES = 24;
    private static final long TICKET_NANOS = 120_000_000_000L;

    private final String secret;
    private Ticket ticket = Ticket.NONE;

    /// Lets one browser in, once.
    ///
    /// @param word word in the address, empty for none
    /// @param since value of `System.nanoTime`
    private record Ticket(String word, long since) {

        static final Ticket NONE = new Ticket("", 0);

        boolean isFor(String given) {
            return !word.isEmpty() && isSame(word, given) && System.nanoTime() - since < TICKET_NANOS;
        }
    }

    public Token(String secret) {
        this.secret = secret;
    }

    public String secret() {
        return secret;
    }

    /// A new word that cannot be guessed.
    public static String drawn() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// A word that opens the pages instead of the token, once and soon: other users of the machine can see
    /// the command line of a starting browser.
    public synchronized String ticket() {
        ticket = new Ticket(drawn(), System.nanoTime());
        return ticket.word();
    }

    private synchronized boolean isTicket(String given) {
        boolean known = ticket.isFor(given);
        ticket = known ? Ticket.NONE : ticket;
        return known;
    }

    /// @param parameters parameters of the request; the token is removed from them
    /// @return the clean address for a redirect, if a page was requested by an address with the token
    /// @throws RefusedException for a request without the token, or with another one
    Optional<String> check(Context request, Map<String, List<String>> parameters) {
        Optional<String> given = Optional.ofNullable(parameters.remove(NAME)).map(List::getLast);
        boolean isPage = !request.path().startsWith("/api/");
        if (given.filter(word -> isSecret(word) || (isPage && isTicket(word))).isPresent()) {
            return isPage ? Optional.of(enter(request)) : Optional.empty();
        }
        boolean shown = Optional.ofNullable(request.header("Authorization"))
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .filter(header -> isSecret(header.substring(BEARER.length()).strip()))
                .isPresent();
        if (!shown && cookies(request).noneMatch(this::isSecret)) {
            request.header("WWW-Authenticate", "Bearer");
            throw new RefusedException(
                    UNAUTHORIZED,
                    "Token needed",
                    "found " + (given.isPresent() ? "another token" : "no token")
                            + "; open the address that pieceworth serve printed when it started, or send its token as"
                            + " ?token= or Authorization: Bearer");
        }
        return Optional.empty();
    }

    /// Sets the cookie, and removes the token from the address, where others could read it over a shoulder or
    /// in a link.
    private String enter(Context request) {
        request.header(
                "Set-Cookie", cookie(request) + "=" + secret + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
        String query = Stream.of(
                        Optional.ofNullable(request.queryString()).orElse("").split("&"))
                .filter(part -> !part.equals(NAME) && !part.startsWith(NAME + "="))
                .collect(Collectors.joining("&"));
        // A path that begins with two slashes would lead to another host.
        String path = request.path().replaceFirst("^/+", "/");
        return path + (query.isEmpty() ? "" : "?" + query);
    }

    /// Cookies are separated by host, not by port.
    private static String cookie(Context request) {
        return "pieceworth-" + request.req().getLocalPort();
    }

    private static Stream<String> cookies(Context request) {
        String start = cookie(request) + "=";
        return Stream.of(
                        Optional.ofNullable(request.header("Cookie")).orElse("").split(";"))
                .map(String::strip)
                .filter(each -> each.startsWith(start))
                .map(each -> each.substring(start.length()));
    }

    private boolean isSecret(String given) {
        return isSame(secret, given);
    }

    /// Takes the same time for any wrong token, even one with a correct beginning.
    private static boolean isSame(String own, String given) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), own.getBytes(StandardCharsets.UTF_8));
    }
}
