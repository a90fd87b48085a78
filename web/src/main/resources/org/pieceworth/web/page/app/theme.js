/** Light, dark, or as the system has it. The choice stays in this browser. */
const KEY = "pieceworth-theme";
export const THEMES = ["system", "light", "dark"];

export function theme() {
  const kept = localStorage.getItem(KEY);
  return THEMES.includes(kept) ? kept : "system";
}

export function setTheme(name) {
  localStorage.setItem(KEY, name);
  apply();
}

export function apply() {
  const chosen = theme();
  if (chosen === "system") {
    document.documentElement.removeAttribute("data-theme");
  } else {
    document.documentElement.setAttribute("data-theme", chosen);
  }
}
