import { html, nothing } from "lit";

/** A target of links, or a comment for programs, alone on its line: nothing is seen of it. */
const UNSEEN = /^(<a id="[\w-]+"><\/a>|<!--.*-->)\s*$/;

/** Markdown as our own pages use it, as elements; no text becomes markup. */
export function markdown(text, address = (target) => target) {
  const blocks = [];
  const lines = text.replace(/\r/g, "").split("\n");
  let at = 0;
  const take = (test) => {
    const from = at;
    while (at < lines.length && test(lines[at])) {
      at++;
    }
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (line.startsWith("```")) {
      at++;
      const code = take((each) => !each.startsWith("```"));
      at++;
      blocks.push(html`<pre class="code" tabindex="0"><code>${code.join("\n")}</code></pre>`);
    } else if (heading) {
      at++;
      blocks.push(titled(heading[1].length, inline(heading[2], address)));
    } else if (/^    \S/.test(line)) {
      const code = take((each) => /^    /.test(each)).map((each) => each.slice(4));
      blocks.push(html`<pre class="code" tabindex="0"><code>${code.join("\n")}</code></pre>`);
    } else if (line.startsWith("|")) {
      blocks.push(table(take((each) => each.startsWith("|")), address));
    } else if (/^(-|\d+\.) /.test(line)) {
      const items = take((each) => /^(-|\d+\.) /.test(each) || /^ +\S/.test(each));
      blocks.push(list(items, address));
    } else if (line.trim() === "" || UNSEEN.test(line)) {
      at++;
    } else {
      const words = take((each) => each.trim() !== "" && !/^(#|\||```|- )/.test(each));
      blocks.push(html`<p>${inline(words.join(" "), address)}</p>`);
    }
  }
  return blocks;
}

function titled(level, content) {
  return level === 1 ? html`<h2 class="page-title">${content}</h2>` : level === 2 ? html`<h3>${content}</h3>` : html`<h4>${content}</h4>`;
}

function cells(row) {
  return row.replace(/^\||\|\s*$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, "|"));
}

function table(rows, address) {
  const [head, rule = "", ...body] = rows;
  const right = cells(rule).map((cell) => cell.endsWith(":"));
  const cell = (text, i) => html`<td class=${right[i] ? "number" : nothing}>${inline(text, address)}</td>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>
    <thead ?hidden=${cells(head).every((text) => text === "")}><tr>${cells(head).map((text, i) => html`<th scope="col" class=${right[i] ? "number" : nothing}>${inline(text, address)}</th>`)}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${cells(row).map(cell)}</tr>`)}</tbody></table></div>`;
}

function list(lines, address) {
  const items = [];
  for (const line of lines) {
    /^(-|\d+\.) /.test(line) ? items.push(line.replace(/^(-|\d+\.) /, "")) : items.push(`${items.pop()} ${line.trim()}`);
  }
  const shown = items.map((item) => html`<li>${inline(item, address)}</li>`);
  return /^\d/.test(lines[0]) ? html`<ol>${shown}</ol>` : html`<ul>${shown}</ul>`;
}

const INLINE = /`([^`]+)`|!\[([^\]]*)\]\(([^)]+)\)|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

function inline(text, address) {
  const parts = [];
  let last = 0;
  for (const found of text.matchAll(INLINE)) {
    parts.push(text.slice(last, found.index));
    const [, code, alt, image, words, target, bold, slanted] = found;
    if (code) {
      parts.push(html`<code>${code}</code>`);
    } else if (image) {
      parts.push(html`<img class=${image.endsWith(".svg") ? "drawn" : nothing} src=${address(image)} alt=${alt}>`);
    } else if (words) {
      const to = address(target);
      parts.push(to ? html`<a href=${to} rel="noreferrer">${inline(words, address)}</a>` : inline(words, address));
    } else if (bold) {
      parts.push(html`<strong>${inline(bold, address)}</strong>`);
    } else {
      parts.push(html`<em>${slanted}</em>`);
    }
    last = found.index + found[0].length;
  }
  parts.push(text.slice(last));
  return parts;
}
