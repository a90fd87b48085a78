/** Questions that people ask of games: the options of a fit that answer each, and what the games need. */
export const PRESETS = [
  { title: "By rating", options: { by: "rating:200" },
    about: "Values for each 200 points of the players' mean rating. The games need the tags WhiteElo and BlackElo." },
  { title: "By decade", options: { by: "year:10" }, about: "Values for each ten years. The games need dates." },
  { title: "Is 2R = Q?", options: { test: "2R = Q" },
    about: "A test of a rule. Other rules are written alike, such as B = N or R > N + P, under Options." },
  { title: "My games against others", options: { by: "player" },
    about: "Values for each player, the twenty with most games; yours are in the row with your name. A game counts for both of its players." },
  { title: "Opening and endgame", options: { features: "material,phase:2" },
    about: "Two values for each piece: with all pieces on the board, and in the endgame. It takes a few hundred games." },
];

const OWN = [...new Set(PRESETS.flatMap(({ options }) => Object.keys(options)))];

/** Puts a preset into a form; options that belong to no preset stay. */
export async function put(form, { options }) {
  await form.querySelector("pw-options").ready;
  OWN.forEach((name) => (form.elements[name].value = options[name] ?? ""));
}

/** The preset whose options a form has. */
export function chosen(form) {
  return PRESETS.find(({ options }) => OWN.every((name) => form.elements[name]?.value === (options[name] ?? "")));
}
