// Looks at every link of a built site: the page, file or place in a page to which it leads must be there, and no page may load
// anything from elsewhere. Usage: node site/check.mjs FOLDER
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const site = resolve(process.argv[2])
const base = process.env.PIECEWORTH_BASE ?? '/'

const pages = readdirSync(site, { recursive: true })
  .filter((file) => file.endsWith('.html') && !file.startsWith('javadoc'))
  .map((file) => join(site, file))

const places = new Map()
const placesOf = (page) => {
  if (!places.has(page)) {
    const ids = readFileSync(page, 'utf8').matchAll(/\s(?:id|name)="([^"]*)"/g)
    places.set(page, new Set([...ids].map((match) => unescaped(match[1]))))
  }
  return places.get(page)
}

const unescaped = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<')

const fileOf = (path) => {
  const found = [path, `${path}.html`, join(path, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile())
  return found
}

const faults = []
let links = 0
for (const page of pages) {
  const text = readFileSync(page, 'utf8')
  for (const [, kind, written] of text.matchAll(/\s(href|src)="([^"]*)"/g)) {
    const link = unescaped(written)
    if (/^(https?:|mailto:|data:)/.test(link)) {
      if (kind === 'src' && !link.startsWith('data:')) {
        faults.push(`${relative(site, page)}: loads ${link} from elsewhere`)
      }
      continue
    }
    links++
    const [path, place] = link.split('#')
    const decoded = decodeURIComponent(path)
    const target =
      decoded === '' ? page : fileOf(decoded.startsWith(base) ? join(site, decoded.slice(base.length)) : join(dirname(page), decoded))
    if (!target) {
      faults.push(`${relative(site, page)}: ${link} leads nowhere`)
    } else if (place && target.endsWith('.html') && !target.includes('/javadoc/') && !placesOf(target).has(decodeURIComponent(place))) {
      faults.push(`${relative(site, page)}: ${link} leads to a place that the page has not`)
    }
  }
}
faults.forEach((fault) => console.error(fault))
console.log(`${pages.length} pages, ${links} links, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
