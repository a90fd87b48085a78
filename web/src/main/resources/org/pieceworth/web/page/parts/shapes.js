/** Outlines of the pieces that everyone knows, on a square of 100 by 100, each with the lines drawn on it. */
export const SHAPES = {
  pawn: { body: "M50 18a13 13 0 0 1 8 23c5 3 7 6 7 9h-7c1 10 6 17 14 23v11H28V73c8-6 13-13 14-23h-7c0-3 2-6 7-9a13 13 0 0 1 8-23z",
    lines: "" },
  rook: { body: "M25 86V75l9-8V43l-8-8V16h12v8h7v-8h10v8h7v-8h12v19l-8 8v24l9 8v11z", lines: "M34 43h32M34 67h32" },
  knight: { body: "M32 86c-1-14 9-20 14-32-5 5-13 5-17 10l-9-9c2-9 8-16 13-26l1-15 9 8c18 0 30 14 33 34 1 11 2 20 2 30z",
    lines: "M40 35l4 3M58 30c8 6 12 16 13 28" },
  bishop: { body: "M50 12a7 7 0 0 1 5 11c12 8 19 18 19 29 0 8-4 13-10 17l8 7v10H28V76l8-7c-6-4-10-9-10-17 0-11 7-21 19-29a7 7 0 0 1 5-11z",
    lines: "M50 35v20M40 45h20M36 69h28" },
  queen: { body: "M26 86V76l6-7-14-33a5 5 0 1 1 4-1l13 16 3-24a5 5 0 1 1 4 0l6 22 0-25a5 5 0 1 1 4 0l0 25 6-22a5 5 0 1 1 4 0l3 24 13-16a5 5 0 1 1 4 1l-14 33 6 7v10z", lines: "M32 70h36M32 76h36" },
  king: { body: "M46 8h8v7h8v8h-8v8c4-5 16-8 23 1 6 9 2 20-9 36v8l4 3v7H28v-7l4-3v-8C21 52 17 41 23 32c7-9 19-6 23-1v-8h-8v-8h8z",
    lines: "M50 36v28M32 68h36M32 76h36" },
  crown: { body: "M14 82V36l20 18 16-34 16 34 20-18v46z", lines: "M14 70h72" },
};
