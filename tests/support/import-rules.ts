import type { Import } from './source-tree.ts'

/** Know no word of the shop; they may know each other. */
const SHARED = ['ui', 'i18n', 'platform']
/** Tables of contents: they name everything, nobody names them. */
const CONTENTS = /^app\/(routes|functions|jobs|outbox)\.ts$|^app\/(root|entry\.\w+)\.tsx$/
/** The interfaces of Supabase; each could be taken out of their package and used alone. */
const INTERFACES = ['rest', 'auth', 'functions', 'storage', 'realtime']

const place = (file: string) => {
  const [room = '', folder = ''] = file.split('/')
  return { room, folder: file.split('/').length > 2 ? folder : '' }
}
const isTest = (file: string) => /\.test\.tsx?$|^(tests|bench)\/|\/conformance\//.test(file)
const isServerFile = (file: string) => /\.server\.tsx?$/.test(file)
/** Parts of the server that speak of the shop: both know its words (language, currency), the demo's bank also the contract of payments. */
const mayKnow = (from: string, to: string) =>
  (/^server\/(rendering|demo-bank)\//.test(from) && to.endsWith('.ts') && !isServerFile(to)) ||
  (from.startsWith('server/demo-bank/') && to.startsWith('app/payments/'))
const isShared = (file: string) => place(file).room === 'app' && SHARED.includes(place(file).folder)
const isFeature = (file: string) => place(file).room === 'app' && place(file).folder !== '' && !SHARED.includes(place(file).folder)
const interfaceOf = (file: string) => INTERFACES.find((name) => file.startsWith(`packages/supabase-api/${name}/`))

type Rule = { refuses: (edge: Import) => boolean; because: string }

/** The arrows between the parts of the project, computed from folders, so that a new feature is covered on the day it is born; those between the shop's rooms stand in ARCHITECTURE.md. */
const RULES: readonly Rule[] = [
  { because: 'shared code knows no word of the shop', refuses: ({ from, to }) => isShared(from) && isFeature(to) },
  { because: 'nobody imports a table of contents', refuses: ({ from, to }) => from.startsWith('app/') && CONTENTS.test(to) && !CONTENTS.test(from) },
  {
    because: 'the shop does not know the server; app/shop.ts alone names the type of its settings, app/platform/database.ts that of the database',
    refuses: ({ from, to, type }) =>
      from.startsWith('app/') &&
      /^(server|packages|@hattha)\//.test(to) &&
      !(type && ((from === 'app/shop.ts' && to === 'server/configuration.ts') || (from === 'app/platform/database.ts' && to === '@hattha/postgres'))),
  },
  {
    because: 'an interface stands alone: what it needs of another is handed to it',
    refuses: ({ from, to }) => interfaceOf(from) !== undefined && interfaceOf(to) !== undefined && interfaceOf(from) !== interfaceOf(to),
  },
  {
    because: 'of the server only main.ts knows the features; the page server may know their words',
    refuses: ({ from, to }) => from.startsWith('server/') && from !== 'server/main.ts' && (CONTENTS.test(to) || (isFeature(to) && !mayKnow(from, to))),
  },
  {
    because: 'a letter is words: no query, no screen',
    refuses: ({ from, to }) => from.startsWith('emails/') && (isServerFile(to) || to.endsWith('.tsx') || to.startsWith('server/')),
  },
  {
    because: 'plain Node runs every .ts file, and it cannot read .tsx',
    refuses: ({ from, to, type }) => from.endsWith('.ts') && to.endsWith('.tsx') && !type && !CONTENTS.test(from),
  },
  {
    because: 'plain Node wants the file with its ending',
    refuses: ({ from, to }) =>
      /^(app|server|packages|emails|scripts|supabase|bench)\//.test(to) &&
      !/\.(tsx?|mjs|json|css|sql|svg|webp|png|woff2)(\?\w+)?$/.test(to) &&
      !from.endsWith('.tsx'),
  },
  { because: 'the shop does not run its tests', refuses: ({ to }) => /^(tests|bench)\//.test(to) },
]

/** Every import the arrow refuses, as a sentence. Tests may import what they test. */
export function refusedImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from }) => !isTest(from))
    .flatMap((edge) => RULES.filter((rule) => rule.refuses(edge)).map(({ because }) => `${edge.from} imports ${edge.to}: ${because}`))
}
