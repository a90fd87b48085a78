/** Numbers as people read them. */
const WHOLE = 1e-9;

export function value(number) {
  if (number === null || number === undefined || Number.isNaN(number)) {
    return "–";
  }
  const whole = Math.abs(number - Math.round(number)) < WHOLE;
  return whole ? fixed(Math.round(number), 0) : fixed(number, 1);
}

/** As many decimals as an error of this size leaves meaning in. */
export function decimals(error) {
  return !error ? 0 : Math.max(0, Math.min(6, 1 - Math.floor(Math.log10(Math.abs(error) * 1.05))));
}

/** Centipawns in pawns. */
export function pawns(number, digits = 2) {
  return number === null || number === undefined ? "–" : fixed(number / 100, digits);
}

/** As many decimals of a combined value in pawns as its interval leaves. */
export function decimalsOf({ low, high }) {
  return high - low < 40 ? 2 : 1;
}

export function count(number) {
  return number.toLocaleString("en");
}

export function range(low, high, digits) {
  return low === null || low === undefined ? "" : `${end(low, digits)} to ${end(high, digits)}`;
}

/** An end that is not 0 is not written as 0, since readers see from it whether 0 is inside. */
function end(number, digits) {
  const text = digits === undefined ? value(number) : fixed(number, digits);
  return number && !/[1-9]/.test(text) ? number.toPrecision(1).replace("-", "−") : text;
}

export function fixed(number, digits) {
  return number === null || number === undefined
    ? "–"
    : Number(number).toFixed(digits).replace(/^-(?=0(\.0*)?$)/, "").replace("-", "−");
}

export function signed(number, digits = 0) {
  const text = fixed(number, digits);
  return number > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

export function percent(part, digits = 0) {
  return part === null || part === undefined ? "–" : (100 * part).toFixed(digits) + " %";
}

export function duration(seconds) {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) {
    return "";
  }
  if (seconds < 90) {
    return `${Math.round(seconds)} s`;
  }
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
