package org.pieceworth.empirical.settings;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Reads a [TagCondition] by recursive descent: `or` binds least, then `and`, then `not`.
public final class TagConditionReader {

    private static final int DEEPEST = 100;

    private static final Pattern TOKEN = Pattern.compile("\\s*(?:(?<name>[A-Za-z]\\w*)"
            + "|(?<result>(?:1-0|0-1|1/2-1/2|\\*)(?![\\w/-]))"
            + "|(?<date>\\d{4}(?:[.\\-/](?:\\d{1,2}|\\?\\?)(?![\\w?])){1,2})|(?<number>"
            + PlainNumber.FORM + ")|(?<text>'[^']*'|\"[^\"]*\")"
            + "|(?<sign><=|>=|!=|<>|==|[=<>~()]))");

    private final String setting;
    private final String example;
    private final String source;
    private final Matcher tokens;
    private int at;
    private String token = "";
    private String kind = "";
    private int depth;

    private TagConditionReader(String setting, String example, String source) {
        this.setting = setting;
        this.example = example;
        this.source = source;
        tokens = TOKEN.matcher(source);
        next();
    }

    private TagCondition read() {
        TagCondition condition = either();
        if (!kind.isEmpty()) {
            throw unexpected("and, or, or the end");
        }
        return condition;
    }

    /// Reads a condition: comparisons `= != < <= > >=` of a tag with a number, a date or text in quotes, `~`
    /// for "contains, ignoring case", joined by `and`, `or`, `not` and brackets.
    ///
    /// @throws org.pieceworth.text.InputException naming the place of the syntax error
    public static TagCondition parse(String text) {
        return parse("where", "WhiteElo >= 2500 and Event ~ 'blitz'", text);
    }

    /// Reads the condition of another setting than `where`.
    ///
    /// @param example one of its conditions, for error messages
    public static TagCondition parse(String setting, String example, String text) {
        return new TagConditionReader(setting, example, text).read();
    }

    private TagCondition either() {
        if (++depth > DEEPEST) {
            throw InputException.about(setting, "more than " + DEEPEST + " brackets and nots are nested");
        }
        TagCondition left = both();
        while (isWord("or")) {
            next();
            left = new TagCondition.Or(left, both());
        }
        depth--;
        return left;
    }

    private TagCondition both() {
        TagCondition left = one();
        while (isWord("and")) {
            next();
            left = new TagCondition.And(left, one());
        }
        return left;
    }

    private TagCondition one() {
        if (isWord("not")) {
            next();
            if (++depth > DEEPEST) {
                throw unexpected("fewer nots");
            }
            TagCondition not = new TagCondition.Not(one());
            depth--;
            return not;
        }
        if (token.equals("(")) {
            next();
            TagCondition inside = either();
            if (!token.equals(")")) {
                throw unexpected(")");
            }
            next();
            return inside;
        }
        return comparison();
    }

    private TagCondition comparison() {
        if (!kind.equals("name")) {
            throw unexpected("a tag's name, such as WhiteElo");
        }
        String tag = token;
        next();
        if (token.equals("(")) {
            return ofDate(tag);
        }
        TagCondition.Comparison comparison = sign();
        next();
        TagCondition condition = against(tag, comparison);
        next();
        return condition;
    }

    /// `year(Date) >= 2020` or `month(Date) = 5`.
    private TagCondition ofDate(String function) {
        boolean year = function.toLowerCase(Locale.ROOT).equals("year");
        if (!year && !function.toLowerCase(Locale.ROOT).equals("month")) {
            throw unexpected("a comparison after '" + Excerpt.of(function) + "', or year(Date) or month(Date)");
        }
        next();
        String tag = token;
        if (!kind.equals("name") || !GameDate.isIn(tag)) {
            throw unexpected("a tag with a date, such as Date");
        }
        next();
        if (!token.equals(")")) {
            throw unexpected(")");
        }
        next();
        TagCondition.Comparison comparison = sign();
        next();
        if (!token.matches(year ? "\\d{4}" : "1[0-2]|0?[1-9]") || comparison == TagCondition.Comparison.CONTAINS) {
            throw unexpected(
                    year ? "a comparison with a year, such as >= 2020" : "a comparison with a month from 1 to 12");
        }
        TagCondition condition = year
                ? new TagCondition.AgainstDate(tag, comparison, token)
                : new TagCondition.AgainstMonth(tag, comparison, Integer.parseInt(token));
        next();
        return condition;
    }

    private TagCondition against(String tag, TagCondition.Comparison comparison) {
        boolean contains = comparison == TagCondition.Comparison.CONTAINS;
        String text = kind.equals("text") ? token.substring(1, token.length() - 1) : token;
        if (kind.equals("result")) {
            return new TagCondition.AgainstText(tag, comparison, token);
        }
        boolean value = kind.equals("text") || kind.equals("number") || kind.equals("date");
        if (!contains && value && GameDate.isIn(tag)) {
            if (!kind.equals("text") && !GameDate.exists(text)) {
                throw unexpected("a month from 1 to 12 and a day that it has");
            }
            if (GameDate.read(text).isPresent()) {
                return new TagCondition.AgainstDate(tag, comparison, text);
            }
            if (!kind.equals("text")) {
                throw unexpected("a date, such as 2020, 2020.05 or 2020.05.01");
            }
        }
        if (contains && value || kind.equals("text")) {
            return new TagCondition.AgainstText(tag, comparison, text);
        }
        if (!value || kind.equals("date") && PlainNumber.read(token).isEmpty()) {
            throw unexpected(
                    value ? "a number, or text in quotes: " + tag + " holds no dates" : "a number, or text in quotes");
        }
        return new TagCondition.AgainstNumber(tag, comparison, Double.parseDouble(token));
    }

    private TagCondition.Comparison sign() {
        return switch (token) {
            case "=", "==" -> TagCondition.Comparison.EQUAL;
            case "!=", "<>" -> TagCondition.Comparison.UNEQUAL;
            case "<" -> TagCondition.Comparison.LESS;
            case "<=" -> TagCondition.Comparison.AT_MOST;
            case ">" -> TagCondition.Comparison.GREATER;
            case ">=" -> TagCondition.Comparison.AT_LEAST;
            case "~" -> TagCondition.Comparison.CONTAINS;
            default -> throw unexpected("one of = != < <= > >= ~");
        };
    }

    private boolean isWord(String word) {
        return kind.equals("name") && token.toLowerCase(Locale.ROOT).equals(word);
    }

    private void next() {
        if (source.substring(at).isBlank()) {
            token = "";
            kind = "";
            return;
        }
        if (!tokens.find(at) || tokens.start() != at) {
            token = source.substring(at).strip();
            kind = "other";
            throw unexpected("a tag, a comparison, a number or text in quotes");
        }
        at = tokens.end();
        for (String name : new String[] {"name", "result", "date", "number", "text", "sign"}) {
            if (tokens.group(name) != null) {
                kind = name;
                token = tokens.group(name);
            }
        }
    }

    private InputException unexpected(String expected) {
        return InputException.about(
                setting,
                "found " + (kind.isEmpty() ? "the end" : "'" + Excerpt.of(token) + "'")
                        + " in \"" + Excerpt.of(source) + "\", expected " + expected
                        + "; such as " + example);
    }
}
