import { expect, test } from 'vitest'
import { writtenNames } from './place-names.ts'

const VIEW = { x: 0, y: 0, width: 100, height: 100 }
const mark = (x: number, y: number, name: string, count = 2) => ({ x, y, radius: 2, name, count })
const written = (...marks: ReturnType<typeof mark>[]) => writtenNames(marks, { view: VIEW, size: 2 })

test('a name stands below its mark where there is room', () => {
  const [name] = written(mark(50, 50, 'Nan'))
  expect(name).toMatchObject({ x: 50, anchor: 'middle' })
  expect(name?.y).toBeGreaterThan(52)
})

test('a name steps aside for a mark and for the border of the map', () => {
  expect(written(mark(50, 96, 'Yala'))[0]?.y).toBeLessThan(94)
  expect(written(mark(50, 50, 'Nan'), mark(50, 54.5, 'Phrae'))[0]?.y).toBeLessThan(48)
  expect(written(mark(97, 50, 'Ubon Ratchathani'))[0]).toMatchObject({ anchor: 'end' })
})

test('where two names have no room the larger mark is named', () => {
  const view = { x: 47, y: 48, width: 11, height: 6.6 }
  const names = (first: number, second: number) => writtenNames([mark(50, 50, 'Krabi', first), mark(54.5, 50, 'Trang', second)], { view, size: 2 }).map(Boolean)
  expect(names(3, 30)).toEqual([false, true])
  expect(names(30, 3)).toEqual([true, false])
})

test('signs above a Thai letter take no width', () => {
  expect(written(mark(97, 50, 'น่าน'))[0]).toMatchObject({ anchor: 'middle' })
})
