package org.pieceworth.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;

/// The map of ARCHITECTURE.md as rules.
class ArchitectureTest {

    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.pieceworth");

    @Test
    void modulesDependDownwardsOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("org.pieceworth..")
                .layer("text")
                .definedBy("org.pieceworth.text..")
                .layer("rules")
                .definedBy("org.pieceworth.rules..")
                .layer("pgn")
                .definedBy("org.pieceworth.pgn..")
                .layer("stats")
                .definedBy("org.pieceworth.stats..")
                .layer("answer")
                .definedBy("org.pieceworth.answer..")
                .layer("valuation")
                .definedBy("org.pieceworth.valuation..")
                .layer("report")
                .definedBy("org.pieceworth.report..")
                .layer("terms")
                .definedBy("org.pieceworth.terms..")
                .layer("empirical")
                .definedBy("org.pieceworth.empirical..")
                .layer("store")
                .definedBy("org.pieceworth.store..")
                .layer("engine")
                .definedBy("org.pieceworth.engine..")
                .layer("lab")
                .definedBy("org.pieceworth.lab..")
                .layer("studies")
                .definedBy("org.pieceworth.studies..")
                .layer("web")
                .definedBy("org.pieceworth.web..")
                .layer("testkit")
                .definedBy("org.pieceworth.testkit..")
                .layer("cli")
                .definedBy("org.pieceworth.cli..")
                .whereLayer("cli")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("testkit")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("studies")
                .mayOnlyBeAccessedByLayers("web", "cli")
                .whereLayer("web")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("lab")
                .mayOnlyBeAccessedByLayers("studies", "web", "cli")
                .whereLayer("engine")
                .mayOnlyBeAccessedByLayers("lab", "studies", "web", "cli")
                .whereLayer("store")
                .mayOnlyBeAccessedByLayers("studies", "web", "cli")
                .whereLayer("empirical")
                .mayOnlyBeAccessedByLayers("store", "lab", "report", "studies", "web", "cli")
                .whereLayer("report")
                .mayOnlyBeAccessedByLayers("studies", "web", "cli")
                .whereLayer("valuation")
                .mayOnlyBeAccessedByLayers("report", "lab", "studies", "web", "cli")
                .whereLayer("terms")
                .mayOnlyBeAccessedByLayers("empirical", "store", "engine", "lab", "report", "studies", "web", "cli")
                .whereLayer("pgn")
                .mayOnlyBeAccessedByLayers("empirical", "store", "lab", "testkit", "studies", "web", "cli")
                .whereLayer("stats")
                .mayOnlyBeAccessedByLayers("answer", "valuation", "empirical", "lab", "report", "studies", "web", "cli")
                .whereLayer("answer")
                .mayOnlyBeAccessedByLayers("report", "studies", "web", "cli")
                .check(CODE);
    }

    @Test
    void rulesNeedTheJdkAlone() {
        classes()
                .that()
                .resideInAPackage("org.pieceworth.rules..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "org.pieceworth.text..", "org.pieceworth.rules..")
                .check(CODE);
    }

    @Test
    void nothingNeedsSpark() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.pieceworth.spark..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.pieceworth.spark..", "org.apache.spark..")
                .check(CODE);
    }

    @Test
    void statisticsKnowNoChess() {
        noClasses()
                .that()
                .resideInAPackage("org.pieceworth.stats..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.pieceworth.rules..", "org.pieceworth.pgn..")
                .check(CODE);
    }

    @Test
    void onlyTheCommandPrintsOrExits() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.pieceworth.cli..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CODE);
    }

    /// [OpenPortsTest] looks at the ports.
    @Test
    void onlyTheWorkbenchListens() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.pieceworth.web..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(ServerSocket.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ServerSocketChannel.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(DatagramSocket.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(DatagramChannel.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ServerConnector.class)
                .because("a port is open to others unless it is bound with care")
                .check(CODE);
    }

    @Test
    void thereIsNoStaticMutableState() {
        fields().that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat()
                .resideInAPackage("org.pieceworth..")
                .should()
                .beFinal()
                .check(CODE);
    }

    @Test
    void packagesDoNotDependOnEachOtherInCircles() {
        slices().matching("org.pieceworth.(**)").should().beFreeOfCycles().check(CODE);
    }

    /// Files, each with the types within its top-level type, do not depend on each other in circles either.
    @Test
    void filesDoNotDependOnEachOtherInCircles() {
        slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass type) {
                        return SliceIdentifier.of(topLevel(type).getName());
                    }

                    @Override
                    public String getDescription() {
                        return "files";
                    }
                })
                .should()
                .beFreeOfCycles()
                .check(CODE);
    }

    /// Who may call a method may name what it returns.
    @Test
    void visibleMethodsReturnVisibleTypes() {
        assertThat(CODE.stream()
                        .filter(ArchitectureTest::isVisible)
                        .flatMap(type -> type.getMethods().stream())
                        .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
                        .filter(method -> !method.getReturnType().getAllInvolvedRawTypes().stream()
                                .allMatch(ArchitectureTest::isVisible))
                        .map(JavaMethod::getFullName))
                .isEmpty();
    }

    private static boolean isVisible(JavaClass type) {
        return type.getBaseComponentType().isPrimitive()
                || type.getBaseComponentType().getModifiers().contains(JavaModifier.PUBLIC)
                        && type.getBaseComponentType()
                                .getEnclosingClass()
                                .map(ArchitectureTest::isVisible)
                                .orElse(true);
    }

    /// What a sealed type permits is in its file: otherwise the two would name each other.
    @Test
    void sealedTypesAndWhatTheyPermitShareAFile() {
        assertThat(CODE)
                .allSatisfy(type -> assertThat(
                                type.reflect().isSealed()
                                        ? Stream.of(type.reflect().getPermittedSubclasses())
                                        : Stream.<Class<?>>empty())
                        .as("permitted by %s", type.getName())
                        .allMatch(permitted ->
                                permitted.getName().startsWith(topLevel(type).getName() + "$")));
    }

    /// A class that neither a command nor a page reaches belongs to the tests, if only they use it, to `bench`,
    /// if it measures, or onto this list. Pages are reached from the command that opens them.
    @Test
    void everyClassIsReachedFromACommandOrIsListed() {
        Map<String, String> listed = Map.of(
                "used by programs that use the library (docs/library.md)", "San",
                "used by the commands of Spark, which are a module of their own", """
                        CommandElsewhere PgnRange PieceCollector ZstdFrames
                        """,
                "found by the loader of services, for saved pages", "CompiledBoard PageModules",
                "constants, which the compiler copies to where they are used", """
                        Opcode SparkHelp
                        """);
        List<String> allowed = listed.values().stream()
                .flatMap(names -> Stream.of(names.split("\\s+")))
                .filter(name -> !name.isEmpty())
                .toList();
        List<String> unreached = new ReachedClasses(CODE)
                        .unreached(List.of(
                                Start.class, ArchiveTrainingRun.class, ClassesForArchive.class, StaticPages.class))
                        .stream()
                        .filter(name -> !name.startsWith("org.pieceworth.testkit."))
                        .map(name -> name.substring(name.lastIndexOf('.') + 1))
                        .filter(name -> !name.endsWith("-info"))
                        .toList();
        assertThat(unreached)
                .as("reached from no command; see this test for where they belong")
                .isSubsetOf(allowed);
        assertThat(CODE.stream().map(JavaClass::getSimpleName)).containsAll(allowed);
    }

    private static JavaClass topLevel(JavaClass type) {
        JavaClass outermost = type;
        while (outermost.getEnclosingClass().isPresent()) {
            outermost = outermost.getEnclosingClass().get();
        }
        return outermost;
    }

    @Test
    void commandsMakeNoJson() {
        noClasses()
                .that()
                .resideInAPackage("org.pieceworth.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tools.jackson..")
                .check(CODE);
    }

    /// Everything between backquotes in ARCHITECTURE.md and the design pages that looks like a path or a class exists.
    @Test
    void architectureNamesWhatExists() throws IOException {
        Path root = Path.of("..");
        Set<String> classes = Stream.concat(CODE.stream().map(JavaClass::getSimpleName), sourceFiles(root))
                .collect(Collectors.toSet());
        for (Path page : designPages(root)) {
            Matcher names = Pattern.compile("`([\\w./-]+)`").matcher(Files.readString(page));
            while (names.find()) {
                String name = names.group(1);
                if (name.contains("/") && !name.startsWith("/")) {
                    assertThat(root.resolve(name)).as("path in %s", page).exists();
                } else if (name.matches("[A-Z][a-z]+([A-Z][a-z]*)+")) {
                    assertThat(classes).as("classes named in %s", page).contains(name);
                }
            }
        }
    }

    /// Tests of other modules, and what has a profile of its own, are not on the path of these classes.
    private static Stream<String> sourceFiles(Path root) throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(root)) {
            for (Path module : modules) {
                Path sources = module.resolve("src");
                if (Files.isDirectory(sources)) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        files.map(file -> file.getFileName().toString())
                                .filter(name -> name.endsWith(".java"))
                                .forEach(name -> names.add(name.substring(0, name.length() - ".java".length())));
                    }
                }
            }
        }
        return names.stream();
    }

    private static List<Path> designPages(Path root) throws IOException {
        try (Stream<Path> pages = Files.list(root.resolve("docs/design"))) {
            return Stream.concat(Stream.of(root.resolve("ARCHITECTURE.md")), pages.sorted())
                    .toList();
        }
    }

    /// Text of a file, an option or a request may be a name that no file can have: it becomes a path by FileName, or
    /// where that is caught. The others have names of the system, or of files that were opened before.
    @Test
    void textBecomesAPathWhereItMayBeNone() {
        Set<String> known =
                Set.of("ClassesForArchive", "MachineFacts", "DoctorStudy", "Affinity", "OpeningBook", "Installation");
        assertThat(CODE.stream()
                        .filter(type -> !type.getPackageName().startsWith("org.pieceworth.bench"))
                        .filter(type -> !type.getPackageName().startsWith("org.pieceworth.spark"))
                        .flatMap(type -> Stream.concat(
                                type.getMethodCallsFromSelf().stream(), type.getMethodReferencesFromSelf().stream()))
                        .filter(call -> call.getTargetOwner().isEquivalentTo(Path.class)
                                && call.getName().equals("of"))
                        .filter(call -> call.getOrigin().getTryCatchBlocks().stream()
                                .flatMap(block -> block.getCaughtThrowables().stream())
                                .noneMatch(caught -> caught.isEquivalentTo(InvalidPathException.class)))
                        .map(call -> call.getOriginOwner().getSimpleName())
                        .filter(name -> !known.contains(name)))
                .isEmpty();
    }
}
