package org.pieceworth.cli;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Files of the program that others of it use, followed from where it starts.
final class ReachedClasses {

    private final Map<String, List<JavaClass>> files = new HashMap<>();

    ReachedClasses(JavaClasses code) {
        code.forEach(type ->
                files.computeIfAbsent(topLevel(type), _ -> new ArrayList<>()).add(type));
    }

    /// Names of the top-level classes that nothing uses which is used.
    Set<String> unreached(List<Class<?>> roots) {
        Set<String> left = new TreeSet<>(files.keySet());
        Deque<String> open = new ArrayDeque<>(roots.stream().map(Class::getName).toList());
        while (!open.isEmpty()) {
            String file = open.pop();
            if (left.remove(file)) {
                files.getOrDefault(file, List.of()).stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(Dependency::getTargetClass)
                        .map(JavaClass::getBaseComponentType)
                        .map(ReachedClasses::topLevel)
                        .filter(left::contains)
                        .forEach(open::add);
            }
        }
        return left;
    }

    private static String topLevel(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }
}
