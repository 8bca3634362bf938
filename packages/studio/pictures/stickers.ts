/** The stickers of a chat, drawn as the shop draws: flat, a dark outline, colours of clay, indigo, gold and leaf. Each lies on a field of 96 by 96. */

const INK = '#1F2438'
const GOLD = '#F2C14E'
const GOLD_DEEP = '#D99A2B'
const SKIN = '#EDBE8C'
const SKIN_SHADE = '#DDA56F'
const ROSE = '#E07A6B'
const TERRACOTTA = '#B8502F'
const INDIGO = '#2B3F87'
const TEAL = '#2F8E86'
const PAPER = '#FFFDF8'

const line = (d: string, width = 4, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string, fill: string, width = 3.5) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const head = `<circle cx="48" cy="48" r="38" fill="${GOLD}" stroke="${INK}" stroke-width="3.5"/><path d="M24 72a34 34 0 0 0 48 0a38 38 0 0 1-48 0" fill="${GOLD_DEEP}" opacity=".55"/>`
const closedEyes = line('M26 42q6-8 12 0') + line('M58 42q6-8 12 0')
const cheeks = (opacity: number) => `<g opacity="${opacity}">${dot(25, 56, 7, ROSE)}${dot(71, 56, 7, ROSE)}</g>`
const heart = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 5C-9-2-6-9-2.600-8-.8-7.400 0-5.500 0-5.500S.8-7.400 2.600-8C6-9 9-2 0 5Z" fill="${TERRACOTTA}" stroke="${INK}" stroke-width="${3 / size}" stroke-linejoin="round"/>`

/** A hand with its thumb up; upside down it is the other. */
const thumb = `<rect x="14" y="44" width="18" height="38" rx="5" fill="${INDIGO}" stroke="${INK}" stroke-width="3.5"/>${shape(
  'M32 48C41 44 45 33 45 19C45 11 58 10 59 22C59.500 29 57 36 56 40H74C82 40 84 49 78 52C84 55 82 63 77 64C81 68 78 75 73 75C75 80 70 83 65 83H44C39 83 36 80 32 79Z',
  SKIN,
)}${line('M63 52H77', 3)}${line('M63 64H76', 3)}${line('M62 75H72', 3)}`

/** By the names that `app/chat/chat.ts` gives them. */
const DRAWINGS = {
  smile: head + line('M28 38v4', 7) + line('M68 38v4', 7) + shape('M25 54Q48 60 71 54C70 84 26 84 25 54Z', PAPER),
  blush: head + closedEyes + cheeks(0.85) + line('M34 62Q48 75 62 62'),
  heartEyes: head + heart(30, 42, 1.5) + heart(66, 42, 1.5) + shape('M31 59Q48 64 65 59C63 81 33 81 31 59Z', PAPER),
  handshake:
    shape('M6 34L24 24L36 64L18 70Z', INDIGO) +
    shape('M90 34L72 24L60 64L78 70Z', TEAL) +
    shape('M26 31L44 29L70 52C74 56 69 62 64 59C66 64 60 69 55 65C56 70 49 73 45 69C43 74 37 73 35 68L29 58Z', SKIN) +
    shape('M70 31L52 28C46 28 41 34 38 41C37 46 45 48 49 43L54 38L70 53', SKIN_SHADE) +
    line('M64 59L55 50', 3) +
    line('M55 65L47 57', 3) +
    line('M45 69L39 62', 3),
  thumbsUp: thumb,
  thumbsDown: `<g transform="rotate(180 48 48)">${thumb}</g>`,
  pray:
    shape('M8 82L26 62L44 80L30 94Z', TERRACOTTA) +
    shape('M88 82L70 62L52 80L66 94Z', TERRACOTTA) +
    shape('M47 6C42 6 41 12 40 20L28 52C25 60 24 65 25 70L38 82L48 74Z', SKIN) +
    shape('M49 6C54 6 55 12 56 20L68 52C71 60 72 65 71 70L58 82L48 74Z', SKIN_SHADE) +
    line('M48 8V74', 3) +
    line('M40 34C41 44 38 52 34 60', 3) +
    line('M56 34C55 44 58 52 62 60', 3) +
    shape('M20 68L27 61L45 79L38 86Z', GOLD, 3) +
    shape('M76 68L69 61L51 79L58 86Z', GOLD, 3),
  party:
    shape('M12 86L32 36L62 66Z', INDIGO) +
    line('M20 67L32 78', 4, GOLD) +
    line('M26 51L47 72', 4, GOLD) +
    `<ellipse cx="47" cy="51" rx="21" ry="7" transform="rotate(45 47 51)" fill="${PAPER}" stroke="${INK}" stroke-width="3.5"/>` +
    line('M47 45C44 30 56 28 50 12', 4, TERRACOTTA) +
    line('M54 52C66 56 70 44 86 48', 4, TEAL) +
    line('M51 47C58 40 62 32 72 30', 4, GOLD_DEEP) +
    dot(34, 18, 4, TEAL) +
    dot(66, 14, 4, GOLD_DEEP) +
    dot(80, 22, 4, TERRACOTTA) +
    dot(84, 66, 4, GOLD_DEEP) +
    dot(70, 70, 4, TERRACOTTA) +
    dot(28, 28, 4, ROSE),
  fire:
    shape('M50 6C56 24 76 34 76 60C76 78 64 90 48 90C32 90 20 78 20 62C20 48 28 42 32 30C38 34 41 40 42 46C48 36 52 22 50 6Z', '#D9552B') +
    shape('M50 42C56 52 64 58 64 70C64 80 57 86 48 86C39 86 32 80 32 71C32 63 37 60 40 53C43 56 45 59 46 62C49 56 51 50 50 42Z', GOLD, 2.5),
  gem:
    shape('M26 20H70L90 42L48 88L6 42Z', '#5FB8C9') +
    shape('M26 20L34 42H6Z', '#8FD3DD', 2.5) +
    shape('M70 20L62 42H90Z', '#8FD3DD', 2.5) +
    shape('M26 20H70L62 42H34Z', '#C4EAEE', 2.5) +
    shape('M34 42H62L48 88Z', '#3F9BB0', 2.5),
  thread:
    shape('M24 12H72L66 24H30Z', '#B9824A') +
    shape('M24 84H72L66 72H30Z', '#B9824A') +
    shape('M30 24H66C70 40 70 56 66 72H30C26 56 26 40 30 24Z', TERRACOTTA) +
    ['M29 34Q48 42 67 32', 'M28 44Q48 52 68 42', 'M28 54Q48 62 68 52', 'M29 64Q48 71 67 62'].map((d) => line(d, 2.5)).join('') +
    line('M66 66C84 66 74 86 92 84', 3.5, TERRACOTTA),
  shoppingBags:
    line('M52 34V26a11 11 0 0 1 22 0v8', 4) +
    shape('M42 34H84L88 84H42Z', TEAL) +
    line('M20 46V38a11 11 0 0 1 22 0v8', 4) +
    shape('M10 46H54L58 88H6Z', TERRACOTTA) +
    shape('M32 58L40 67L32 76L24 67Z', GOLD, 2.5),
  thaiFlag:
    line('M18 8V92', 6, '#8A5A2E') +
    `<clipPath id="c"><path d="M20 16C36 6 56 26 88 14V66C56 78 36 58 20 68Z"/></clipPath><g clip-path="url(#c)"><path d="M14 0H96V96H14Z" fill="#A51931"/><path d="M20 25C36 15 56 35 88 23V57C56 69 36 49 20 59Z" fill="#F4F5F8"/><path d="M20 33C36 23 56 43 88 31V49C56 61 36 41 20 51Z" fill="#2D2A4A"/></g><path d="M20 16C36 6 56 26 88 14V66C56 78 36 58 20 68Z" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>`,
} as const

/** What each sticker is called and how it is drawn. */
export const STICKERS: readonly { name: string; svg: string }[] = Object.entries(DRAWINGS).map(([name, drawing]) => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${drawing}</svg>\n`,
}))
