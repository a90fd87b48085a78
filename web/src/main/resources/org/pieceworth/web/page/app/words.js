/** A sentence of the command line as pages say it: options have no dashes here, and nobody is sent to a command. */
export function plain(text) {
  return text.replace(/ \(`pieceworth [^)]*\)|,? as in:? `?pieceworth [^`]*`?$/g, "").replace(/(?<![\w-])--([a-z][a-z-]*)/g, "“$1”");
}
