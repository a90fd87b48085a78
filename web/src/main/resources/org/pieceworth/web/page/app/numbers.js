/** Numbers as people read them. The full number stays in the title of what shows it. */
const WHOLE = 1e-9;

export function value(number) {
  if (number === null || number === undefined || Number.isNaN(number)) {
    return "–";
  }
  const whole = Math.abs(number - Math.round(number)) < WHOLE;
  return whole ? fixed(Math.round(number), 0) : fixed(number, 1);
}

export function range(low, high) {
  return low === null || low === undefined ? "" : `${end(low)} to ${end(high)}`;
}

/** An end that is not 0 is not written as 0, since readers see from it whether 0 is inside. */
function end(number) {
  return number && Math.abs(number) <= 0.05 ? number.toPrecision(1).replace("-", "−") : value(number);
}

export function fixed(number, digits) {
  return number === null || number === undefined
    ? "–"
    : Number(number).toFixed(digits).replace(/^-(?=0(\.0*)?$)/, "").replace("-", "−");
}

export function signed(number, digits = 0) {
  return (number > 0 ? "+" : "") + fixed(number, digits);
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
