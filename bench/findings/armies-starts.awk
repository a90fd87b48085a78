# Starts of random symmetric armies: RUNS pairs, each with either colour. A linear congruential generator, the same in any awk.
function lot(n) { state = (state * 16807) % 2147483647; return int(state / 2147483647 * n) }
function army(   i, k, p, out) {
    p = letters; out = ""
    for (i = 0; i < 4; i++) { k = lot(length(p)) + 1; out = out substr(p, k, 1); p = substr(p, 1, k - 1) substr(p, k + 1) }
    return out "k" substr(out, 3, 1) substr(out, 2, 1) substr(out, 1, 1)
}
BEGIN {
    letters = "abcdefghijmnoqruvwxy"; state = seed
    for (i = 0; i < 20; i++) lot(2)
    for (run = 1; run <= runs; run++) {
        first = army(); second = army()
        for (turn = 0; turn < 2; turn++) {
            white = turn ? second : first; black = turn ? first : second
            print black "/pppppppp/8/8/8/8/PPPPPPPP/" toupper(white) " w - - 0 1"
        }
    }
}
