import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { EMBLEMS, type Emblem } from './emblems.ts'
import { STICKERS } from './stickers.ts'
import { type Motif, nagaHooks, starRow, teeth, tile, zigzag } from './studio/motif.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')

/** The mark of the shop: an open hand that is a lotus, five petals on a palm. `size` is its side. */
function mark(background: string, petals: string, thread: string, rounded: number): string {
  const petal = (turn: number, long: number, wide: number) =>
    `<path transform="rotate(${turn} 256 342)" d="M256 342C${256 - wide} ${342 - long * 0.3} ${256 - wide * 0.86} ${342 - long * 0.76} 256 ${342 - long}C${256 + wide * 0.86} ${342 - long * 0.76} ${256 + wide} ${342 - long * 0.3} 256 342Z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${rounded}" fill="${background}"/><g fill="${petals}" stroke="${background}" stroke-width="13" stroke-linejoin="round">${petal(-68, 172, 52)}${petal(68, 172, 52)}${petal(-36, 222, 56)}${petal(36, 222, 56)}${petal(0, 250, 60)}</g><path d="M138 348C176 420 336 420 374 348" fill="none" stroke="${petals}" stroke-width="30" stroke-linecap="round"/><path d="M182 424H330" fill="none" stroke="${thread}" stroke-width="16" stroke-linecap="round" stroke-dasharray="20 23.5"/></svg>`
}

/** Squares of a woven motif as one path. */
function squares(motif: Motif, columns: number, rows: number, size: number, colour: number, x = 0, y = 0): string {
  let path = ''
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) if (motif(i, j) === colour) path += `M${x + i * size} ${y + j * size}h${size}v${size}h-${size}z`
  return path
}

/** What stands where a picture is missing: a woven field on paper. */
function placeholder(): string {
  const motif = tile('khit', 1)
  const shift: Motif = (i, j) => motif(i - 20 + 12, j - 15 + 12)
  const one = squares(shift, 40, 30, 10, 1)
  const two = squares(shift, 40, 30, 10, 2)
  const three = squares(shift, 40, 30, 10, 3)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#F3ECDF"/><path d="${one}" fill="#DCD0BA"/><path d="${two}" fill="#E6DCC9"/><path d="${three}" fill="#D0BE9C"/></svg>`
}

const FRAMES: readonly Motif[] = [teeth(8, 6, 1), zigzag(8, 6, 1), (i, j) => starRow(8, [1, 1])(i, j), (i, j) => (nagaHooks(12, 12)(i, j * 2) > 0 ? 1 : 0)]

/** A maker's emblem: the sign of the craft in a woven frame. */
function emblem({ sign, ground, ink, accent }: Emblem, number: number): string {
  const motif = FRAMES[number % FRAMES.length]!
  let frame = ''
  for (const turn of [0, 90, 180, 270]) {
    let path = ''
    for (let j = 0; j < 6; j++) for (let i = 4; i < 44; i++) if (motif(i - 24, j - 3) > 0) path += `M${8 + i * 8} ${14 + j * 8}h8v8h-8z`
    frame += `<path transform="rotate(${turn} 200 200)" d="${path}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/><g fill="${accent}" opacity=".85">${frame}</g><g fill="none" stroke="${accent}" stroke-width="3"><rect x="8" y="8" width="384" height="384"/><rect x="70" y="70" width="260" height="260" rx="130"/></g><circle cx="200" cy="200" r="122" fill="${ink}" opacity=".08"/><g transform="translate(200 200)" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`
}

/** Draws what needs no studio: icons, the placeholder, the makers' emblems and the stickers of the chat. */
export async function drawFlatPictures(): Promise<void> {
  const sellers = join(PUBLIC, 'pictures/sellers')
  await mkdir(sellers, { recursive: true })
  const icon = mark('#2B3F87', '#FBF8F2', '#E0B35C', 112)
  await writeFile(join(PUBLIC, 'icon.svg'), `${icon}\n`)
  // A maskable icon is cut by the telephone, so it fills its square.
  const full = Buffer.from(mark('#2B3F87', '#FBF8F2', '#E0B35C', 0))
  for (const size of [192, 512])
    await sharp(Buffer.from(icon), { density: 300 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(PUBLIC, `icon-${size}.png`))
  // Beside a notification only the shape is shown, in the telephone's own colour.
  const badge = icon
    .replace(/<rect[^>]*>/, '')
    .replaceAll(/#FBF8F2|#E0B35C/g, '#fff')
    .replace('<g fill="#fff" stroke="#2B3F87" stroke-width="13"', '<g fill="#fff" fill-opacity=".62" stroke-width="0"')
    .replace('viewBox="0 0 512 512"', 'viewBox="96 64 320 392" width="96" height="96"')
  await sharp(Buffer.from(badge), { density: 300 })
    .resize(96, 96, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, 'badge-96.png'))
  await sharp(full, { density: 300 }).resize(180).png({ compressionLevel: 9, palette: true }).toFile(join(PUBLIC, 'apple-touch-icon.png'))
  await sharp(Buffer.from(placeholder())).webp({ quality: 82, effort: 6 }).toFile(join(PUBLIC, 'pictures/placeholder.webp'))
  const stickers = join(PUBLIC, 'pictures/stickers')
  await mkdir(stickers, { recursive: true })
  await Promise.all(STICKERS.map(({ name, svg }) => writeFile(join(stickers, `${name}.svg`), svg)))
  await Promise.all(
    EMBLEMS.map((one, i) =>
      sharp(Buffer.from(emblem(one, i)), { density: 144 })
        .resize(400)
        .webp({ quality: 82, effort: 6 })
        .toFile(join(sellers, `${i + 1}.webp`)),
    ),
  )
}
