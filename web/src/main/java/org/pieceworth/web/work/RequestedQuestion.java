package org.pieceworth.web.work;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.options.RequestOptions;
import org.pieceworth.web.store.Uploads;

/// A question with its options.
///
/// @param question question with its options
/// @param options options read from the request
record RequestedQuestion<Q extends OptionGroup>(Q question, RequestOptions options) {

    /// @throws InputException when an option is wrong
    static <Q extends OptionGroup> RequestedQuestion<Q> of(Q question, Map<String, List<String>> parameters) {
        return of("", question, parameters);
    }

    /// For answers that print their command line, such as a fit's.
    ///
    /// @param command equivalent command
    static <Q extends OptionGroup> RequestedQuestion<Q> of(
            String command, Q question, Map<String, List<String>> parameters) {
        RequestOptions options = new RequestOptions(command);
        question.describe(options);
        options.read(parameters);
        return new RequestedQuestion<>(question, options);
    }

    /// The equivalent command, with files by their original names.
    static String command(String name, OptionGroup question, Map<String, List<String>> parameters, Uploads uploads) {
        RequestOptions options = new RequestOptions();
        question.describe(options);
        options.retell(uploads.named(parameters));
        return options.command(name);
    }

    /// The parameters of a question.
    static List<Parameter> parameters(OptionGroup question) {
        RequestOptions options = new RequestOptions();
        question.describe(options);
        return options.parameters();
    }

    /// Values are from models here: a file of values is only for the command line.
    ///
    /// @throws InputException when the model is unknown
    static void checkModel(String setting, Optional<String> typed, ModelCatalogue models) {
        typed.filter(name -> models.find(name).isEmpty()).ifPresent(name -> {
            throw InputException.about(setting, "found '" + name + "', expected a model: " + models.listed());
        });
    }
}
