import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

/** Lays pictures side by side to look at: `node contact-sheet.ts --from folder --match celadon --to sheet.png`. */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(import.meta.dirname, '../../../public/pictures') },
    match: { type: 'string', default: '' },
    to: { type: 'string', default: 'sheet.png' },
    width: { type: 'string', default: '320' },
    across: { type: 'string', default: '5' },
  },
})
const width = Number(values.width)
const height = Math.round(width * 1.25)
const across = Number(values.across)
const wanted = new RegExp(values.match)
const names = readdirSync(values.from)
  .filter((name) => name.endsWith('.webp') && wanted.test(name))
  .sort()
const tiles = await Promise.all(
  names.map(async (name, i) => ({
    input: await sharp(join(values.from, name)).resize(width, height, { fit: 'contain' }).toBuffer(),
    left: (i % across) * width,
    top: Math.floor(i / across) * height,
  })),
)
const sheet = sharp({ create: { width: across * width, height: Math.max(1, Math.ceil(names.length / across)) * height, channels: 3, background: '#888' } })
await sheet.composite(tiles).png().toFile(values.to)
process.stdout.write(`${names.length} pictures: ${names.join(' ')}\n`)
