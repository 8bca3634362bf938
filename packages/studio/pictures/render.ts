import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { fileOfView, PICTURE_KINDS, viewsOf } from './picture-kinds.ts'
import { WORKSHOPS } from './workshops.data.ts'
import { openDarkroom } from './darkroom.ts'
import { drawFlatPictures } from './drawn.ts'
import type { Order } from './studio/open.ts'
import { toWebp } from './webp.ts'

const PICTURES = join(import.meta.dirname, '../../../public/pictures')
const MASTER = { width: 960, height: 1200 }
const SQUARE = { width: 800, height: 800 }
const HERO = { width: 2000, height: 1125 }
/** The phone sees this part of a hero, as wide as 4:5 allows. */
const PHONE = { width: 900, height: 1125, left: 820, top: 0 }
const EXPOSURES = { draft: 5, master: 8, hero: 12 }
const BUDGET_BYTES = { master: 62_000, square: 56_000, hero: 190_000, phone: 96_000 }

/** The piece that stands for a family where no other picture fits. */
const CATEGORY_PIECES = {
  crafts: ['benjarong-jar', 'emerald'],
  textiles: ['khit-shawl', 'red'],
  foods: ['spice-bowls', 'curry'],
  jewelry: ['gold-necklace', 'enamel-red'],
  home: ['sa-umbrella', 'red'],
  art: ['khon-mask', 'green'],
} as const

/** What is to be taken, where it goes, and whether a telephone's part is cut from it. */
type Job = Order & { name: string; budget: number; turn: number; phone?: string }

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    variant: { type: 'string' },
    view: { type: 'string' },
    out: { type: 'string', default: PICTURES },
    draft: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
  },
})
const wanted = values.only?.split(',')
const isWanted = (kind: string) => !wanted || wanted.includes(kind)
const scaled = ({ width, height }: { width: number; height: number }) => (values.draft ? { width: width * 0.4, height: height * 0.4 } : { width, height })
const exposures = (of: 'master' | 'hero') => (values.draft ? EXPOSURES.draft : EXPOSURES[of])

const masters: Job[] = PICTURE_KINDS.filter(({ slug }) => isWanted(slug)).flatMap((kind) =>
  (values.first ? kind.variants.slice(0, 1) : kind.variants)
    .filter(({ slug }) => !values.variant || slug === values.variant)
    .flatMap(({ slug }, turn) =>
      viewsOf(kind)
        .filter((view) => !values.view || view === values.view)
        .map((view): Job => ({
          kind: kind.slug,
          variant: slug,
          view,
          turn,
          size: scaled(MASTER),
          exposures: exposures('master'),
          budget: BUDGET_BYTES.master,
          name: `${fileOfView(kind.slug, slug, view)}.webp`,
        })),
    ),
)
const categories: Job[] = Object.entries(CATEGORY_PIECES)
  .filter(() => isWanted('category'))
  .map(([family, [kind, variant]]) => ({
    kind,
    variant,
    view: 'a',
    turn: 0.5,
    size: scaled(SQUARE),
    exposures: exposures('master'),
    budget: BUDGET_BYTES.square,
    name: `category-${family}.webp`,
  }))
const workshops: Job[] = WORKSHOPS.filter(({ slug }) => isWanted('workshop') || wanted?.includes(`workshop-${slug}`)).map(({ slug }) => ({
  kind: 'workshop',
  variant: slug,
  view: 'a',
  turn: 0.4,
  size: scaled(MASTER),
  exposures: exposures('master'),
  budget: BUDGET_BYTES.master,
  name: `workshop-${slug}.webp`,
}))
const heroes: Job[] = ['1', '2', '3']
  .filter(() => isWanted('hero'))
  .map((number) => ({
    kind: 'hero',
    variant: number,
    view: 'a',
    turn: 0.6,
    size: scaled(HERO),
    exposures: exposures('hero'),
    budget: BUDGET_BYTES.hero,
    name: `hero-${number}.webp`,
    phone: `hero-${number}-phone.webp`,
  }))
/** First colourings of all kinds first, so that a shop can open before the last is drawn. */
const jobs = [...masters, ...categories, ...workshops, ...heroes]
  .sort((a, b) => a.turn - b.turn)
  .filter(({ name }) => !values.missing || !existsSync(join(values.out, name)))

if (isWanted('drawn')) await drawFlatPictures()
else if (jobs.length === 0 && !values.missing)
  throw new Error(`No kind is called ${values.only}. The list is packages/studio/pictures/picture-kinds.ts; besides there are category, hero and drawn.`)

/** Encodes and stores one picture, and the part of it a telephone gets. */
async function store(png: Buffer, { name, budget, phone }: Job): Promise<string> {
  const webp = await toWebp(png, budget)
  await writeFile(join(values.out, name), webp)
  if (phone && !values.draft) await writeFile(join(values.out, phone), await toWebp(await sharp(png).extract(PHONE).png().toBuffer(), BUDGET_BYTES.phone))
  return `${name}  ${Math.round(webp.length / 1024)} kB`
}

if (jobs.length > 0) {
  await mkdir(values.out, { recursive: true })
  let darkroom = await openDarkroom()
  // Encoding takes other cores than drawing, so it goes on beside the next picture.
  const storing: Promise<void>[] = []
  for (const job of jobs) {
    const started = performance.now()
    try {
      // A browser that went away in the middle of hours of work is opened again.
      if (!darkroom.page.context().browser()?.isConnected()) darkroom = await openDarkroom()
      const address = await darkroom.page.evaluate((wish) => globalThis.studio.take(wish), job)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      storing.push(
        store(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), job).then((line) => void process.stdout.write(`${line}  ${seconds} s\n`)),
      )
    } catch (error) {
      process.exitCode = 1
      process.stderr.write(`${job.name}: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}\n`)
    }
  }
  await Promise.all(storing)
  await darkroom.close()
}
