import type { Import } from './source-tree.ts'

/** What every room may know: they know no word of the shop but its money. `money` also tells its rates to everybody who shows or records an amount. */
export const GROUND = ['ui', 'i18n', 'platform', 'money'] as const

/** Tables of contents, and what is handed to everybody: of no room. */
const OF_NO_ROOM = /^app\/[^/]+$/

/** The room of a file: its folder below `app`, `orders/tracking` for `app/orders/tracking/countdown.tsx`; undefined for what is in none. */
export const roomOf = (file: string): string | undefined =>
  file.startsWith('app/') && !OF_NO_ROOM.test(file) ? file.split('/').slice(1, -1).join('/') : undefined

/** The first folder of a room: a row of the table. */
const houseOf = (room: string) => room.split('/')[0] ?? room

const isGround = (room: string) => GROUND.some((name) => name === houseOf(room))

/** `asks`: queries and commands of the other room (`*.server.ts`), not only its parts and words. */
export type Arrow = { from: string; to: string; asks: boolean }

/** The arrows of the table below "The rooms of the shop" in ARCHITECTURE.md: `| cart | what it holds | checkout, **money** |`, bold where it asks. Throws where no table stands. */
export function readRoomTable(text: string): { rooms: string[]; arrows: Arrow[] } {
  const section = text.split(/^## /m).find((each) => each.startsWith('The rooms of the shop'))
  const rows = (section ?? '').split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return cells.length === 5 && /^`[\w-]+`$/.test(cells[1] ?? '') ? [cells] : []
  })
  if (rows.length === 0) throw new Error('ARCHITECTURE.md has no table of the rooms of the shop.')
  const rooms = rows.map((cells) => (cells[1] ?? '').replaceAll('`', ''))
  const arrows = rows.flatMap((cells, index) =>
    (cells[3] ?? '')
      .split(/[\s,]+/)
      .filter((name) => name !== '')
      .map((name): Arrow => ({ from: rooms[index] ?? '', to: name.replaceAll('*', ''), asks: name.startsWith('**') })),
  )
  return { rooms, arrows }
}

/** The arrows that imports really make, one for each house and the room it knows. Rooms of one house, the ground and tests make none. */
export function arrowsOf(imports: readonly Import[]): Arrow[] {
  const found = new Map<string, Arrow>()
  for (const { from, to } of imports) {
    const [here, there] = [roomOf(from), roomOf(to)]
    if (here === undefined || there === undefined || houseOf(here) === houseOf(there) || isGround(there)) continue
    const key = `${houseOf(here)} ${there}`
    const asks = /\.server\.tsx?$/.test(to) || (found.get(key)?.asks ?? false)
    found.set(key, { from: houseOf(here), to: there, asks })
  }
  return [...found.values()]
}

/** The arrows as the table's cells have them, to put in where one is missing. */
export const cellOf = (arrows: readonly Arrow[]): string =>
  arrows
    .map(({ to, asks }) => (asks ? `**${to}**` : to))
    .toSorted((a, b) => (a.replaceAll('*', '') < b.replaceAll('*', '') ? -1 : 1))
    .join(', ')

/** Every circle of a graph, each as the names on it, in no order (Tarjan's strongly connected components). */
export function circlesOf(edges: readonly { from: string; to: string }[]): string[][] {
  const next = Map.groupBy(edges, ({ from }) => from)
  const depth = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (name: string) => {
    depth.set(name, depth.size)
    lowest.set(name, depth.size - 1)
    path.push(name)
    for (const { to } of next.get(name) ?? []) {
      if (!depth.has(to)) visit(to)
      if (path.includes(to)) lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(to) ?? 0))
    }
    if (lowest.get(name) !== depth.get(name)) return
    const circle = path.splice(path.indexOf(name))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const { from } of edges) if (!depth.has(from)) visit(from)
  return circles
}
