/** A mark with the name of its place: where it stands, how wide it is, and what is to be written beside it. */
type NamedMark = { x: number; y: number; radius: number; name: string; count: number }

/** Where a name is written: `x` and `y` are the middle of its line, at its start, its end or between. */
export type WrittenName = { x: number; y: number; anchor: 'start' | 'middle' | 'end' }

type Box = { x: number; y: number; width: number; height: number }

/** The mean width of a letter, and the height of a line, as parts of the size of the type. Thai signs above and below a letter take no width. */
const LETTER = 0.56
const LINE = 1.1
const STACKED = /\p{Mn}/gu

/**
 * Writes the names of places onto the map: below their mark, or above or beside it where that is taken. Large marks choose first; a name that would lie on
 * another, on a mark or outside the view is not written (its mark still says it when it is pointed at).
 */
export function writtenNames(marks: readonly NamedMark[], { view, size }: { view: Box; size: number }): readonly (WrittenName | undefined)[] {
  const taken = marks.map(({ x, y, radius }): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }))
  const written = new Map<NamedMark, WrittenName>()
  for (const mark of marks.toSorted((a, b) => b.count - a.count)) {
    const found = placesOf(mark, size).find(({ box }) => isWithin(box, view) && !taken.some((other) => overlaps(box, other)))
    if (!found) continue
    taken.push(found.box)
    written.set(mark, found.at)
  }
  return marks.map((mark) => written.get(mark))
}

/** Where a name may be written, best first. */
function placesOf({ x, y, radius, name }: NamedMark, size: number): { at: WrittenName; box: Box }[] {
  const width = name.replace(STACKED, '').length * LETTER * size
  const height = LINE * size
  const away = radius + size * 0.15
  const [below, above] = [y + away + height / 2, y - away - height / 2]
  const place = (anchor: WrittenName['anchor'], at: number, middle: number) => ({
    at: { x: at, y: middle, anchor },
    box: { x: at - width * BEFORE[anchor], y: middle - height / 2, width, height },
  })
  return [
    place('middle', x, below),
    place('middle', x, above),
    ...[below, above].flatMap((middle) => [place('start', x - radius, middle), place('end', x + radius, middle)]),
    // Beside it last: there a name may stand between two marks.
    place('start', x + away, y),
    place('end', x - away, y),
  ]
}

/** How much of a name stands before its place. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const

const overlaps = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height
