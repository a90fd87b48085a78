import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/// Counts games by result and by White's rating in hundreds, as pipelines of plain Spark do it: lines of text and regular
/// expressions, no move replayed. bench/spark.sh runs it from its source beside `spark fit`, which replays all moves.
///
///     java -cp 'spark/target/quick/lib/*' bench/TagsByRegex.java MASTER FILE...
public final class TagsByRegex {

    private static final Pattern TAG = Pattern.compile("\\[(Result|WhiteElo) \"(?:(\\d+)\\d\\d|([^\"]+))\"]");

    private TagsByRegex() {}

    public static void main(String[] args) {
        SparkConf conf = new SparkConf()
                .setAppName("tags")
                .setMaster(args[0])
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1");
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            String files = List.of(args).stream().skip(1).collect(Collectors.joining(","));
            Map<String, Integer> counts = new TreeMap<>(spark.textFile(files)
                    .flatMapToPair(line -> {
                        Matcher tag = TAG.matcher(line);
                        return (tag.matches()
                                        ? Stream.of(new Tuple2<>(
                                                tag.group(1) + " " + (tag.group(2) == null ? tag.group(3) : tag.group(2) + "00"),
                                                1))
                                        : Stream.<Tuple2<String, Integer>>empty())
                                .iterator();
                    })
                    .reduceByKey(Integer::sum)
                    .collectAsMap());
            counts.forEach((tag, games) -> System.out.println(tag + "," + games));
        }
    }
}
