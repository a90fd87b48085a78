package org.pieceworth.player;

import java.util.Collection;
import java.util.List;
import org.teavm.classlib.ReflectionContext;
import org.teavm.classlib.ReflectionSupplier;
import org.teavm.model.ClassReader;
import org.teavm.model.FieldReader;

/// The components of the records of rules. The compiled player decides by them which endings tables solve.
@SuppressWarnings("deprecation")
public final class CompiledReflection implements ReflectionSupplier {

    public CompiledReflection() {}

    @Override
    public Collection<String> getAccessibleFields(ReflectionContext context, String className) {
        ClassReader type = className.startsWith("org.pieceworth.rules.variant.")
                ? context.getClassSource().get(className)
                : null;
        return type != null && "java.lang.Record".equals(type.getParent())
                ? type.getFields().stream().map(FieldReader::getName).toList()
                : List.of();
    }
}
