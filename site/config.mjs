import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'

const repository = process.env.PIECEWORTH_REPOSITORY
const javadoc = process.env.PIECEWORTH_JAVADOC
const playable = process.env.PIECEWORTH_PAGES
const commandsFolder = fileURLToPath(new URL('../commands', import.meta.url))

const page = (text, link) => ({ text, link })

const commands = readdirSync(commandsFolder)
  .filter((file) => file.endsWith('.md') && file !== 'index.md')
  .map((file) => file.slice(0, -'.md'.length))
  .sort()

const guide = [
  {
    text: 'Begin',
    items: [
      page('Tutorial', '/docs/tutorial'),
      page('User guide', '/docs/guide'),
      page('FAQ', '/docs/faq'),
      page('Glossary', '/docs/glossary'),
      page('The workbench', '/docs/serve'),
      page('Betza notation', '/docs/betza'),
      page('Boards of other cells', '/docs/hexagons'),
      page('Variants', '/docs/variants'),
    ],
  },
  {
    text: 'Values by theory',
    items: [
      page('The best-known pieces', '/docs/values'),
      ...(playable ? [{ text: 'Pieces and variants to play', link: '/pages/index.html', target: '_self' }] : []),
      page('Models compared', '/docs/comparing'),
      page('Do values add up?', '/docs/balance'),
      page('Endings', '/docs/endings'),
    ],
  },
  {
    text: 'Values from games',
    items: [
      page('Values from games', '/docs/fit'),
      page('When not to trust the errors', '/docs/fit-errors'),
      page('Checks, comparisons, groups', '/docs/fit-checks'),
      page('Features', '/docs/features'),
      page('Values from chosen moves', '/docs/choices'),
      page('Example: players', '/docs/players'),
      page('Example: ways to count a draw', '/docs/values-by-draw-model'),
      page('Apache Spark', '/docs/spark'),
    ],
  },
  {
    text: 'Values by play',
    items: [
      page('Measured values', '/docs/measure'),
      page('Self-play', '/docs/selfplay'),
      page('Matches', '/docs/match'),
      page('Ratings from games', '/docs/ratings'),
      page('Tuning', '/docs/tune'),
      page('Results of armies', '/docs/armies'),
      page('GUIs and match runners', '/docs/uci'),
      page('How the engine plays', '/docs/engine'),
    ],
  },
  {
    text: 'Reference',
    items: [page('Commands', '/commands/'), page('JSON keys', '/docs/json')],
  },
]

const models = [
  {
    text: 'Models',
    items: ['mobility', 'universal', 'synergy', 'fairy-stockfish', 'crowded', 'checks', 'leapers', 'play'].map((name) =>
      page(name, `/docs/models/${name}`),
    ),
  },
]

const findings = [
  {
    text: 'Findings',
    items: [
      page('Findings', '/docs/findings'),
      page('The synergy law', '/docs/findings/synergy'),
      page('Targets from armies', '/docs/findings/armies'),
      page('Mobility factors', '/docs/findings/mobility'),
      page('Hexagons', '/docs/findings/hexagons'),
      page('Mating power', '/docs/findings/mating'),
      page('The universal calculation', '/docs/findings/universal'),
      page('Better values', '/docs/findings/better-values'),
      page('Human games', '/docs/findings/people'),
      page('Pieces in Elo', '/docs/findings/strength'),
      page('Do values add up?', '/docs/findings/armies-together'),
      page('Values for an engine', '/docs/findings/engine-values'),
      page('Studies of real games', '/bench/STUDIES'),
      page("The engine's experiments", '/bench/ENGINE'),
      page('Coverage', '/bench/COVERAGE'),
      page('Measurements', '/bench/RESULTS'),
    ],
  },
]

const programmers = [
  {
    text: 'For programmers',
    items: [
      page('As a library', '/docs/library'),
      ...(javadoc ? [{ text: 'Javadoc', link: '/javadoc/index.html', target: '_self' }] : []),
      page('Architecture', '/ARCHITECTURE'),
      page('Contributing', '/CONTRIBUTING'),
      page('Changes', '/CHANGELOG'),
      page('Security', '/SECURITY'),
    ],
  },
  {
    text: 'Design',
    collapsed: true,
    items: [
      page('Questions and answers', '/docs/design/answers'),
      page('Positions', '/docs/design/positions'),
      page('Rules of any variant', '/docs/design/engine-rules'),
      page('Reading games', '/docs/design/reading'),
      page('Fitting', '/docs/design/fitting'),
      page('Playing', '/docs/design/playing'),
      page('Search and evaluation', '/docs/design/search'),
      page('Measuring', '/docs/design/measuring'),
      page('One number', '/docs/design/one-value'),
      page('Starting and building', '/docs/design/building'),
      page('Limits', '/docs/design/limits'),
    ],
  },
]

const commandPages = [
  {
    text: 'Commands',
    link: '/commands/',
    items: commands.map((name) => page(name.replace('-', ' '), `/commands/${name}`)),
  },
]

const all = [...guide, ...models, ...findings, ...programmers]

// Places in pages are named as forges name them, so that one link leads to the place in both.
const slugify = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

export default defineConfig({
  title: 'Pieceworth',
  description: 'What is a chess piece worth? By theory, from games, by play.',
  lang: 'en',
  // The folder of the server that holds the site.
  base: process.env.PIECEWORTH_BASE ?? '/',
  ignoreDeadLinks: false,
  lastUpdated: false,
  markdown: {
    theme: { light: 'github-light', dark: 'github-dark' },
    anchor: { slugify },
  },
  themeConfig: {
    outline: [2, 3],
    search: { provider: 'local' },
    nav: [
      page('Guide', '/docs/guide'),
      page('Models', '/docs/models/mobility'),
      page('Findings', '/docs/findings'),
      page('Commands', '/commands/'),
      page('Library', '/docs/library'),
    ],
    sidebar: { '/commands/': commandPages, '/': all },
    socialLinks: repository?.includes('github.com') ? [{ icon: 'github', link: repository }] : [],
  },
})
