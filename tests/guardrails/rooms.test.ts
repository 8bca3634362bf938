import { describe, expect, test } from 'vitest'
import { arrowsOf, cellOf, circlesOf, readRoomTable, roomOf } from '../support/rooms.ts'
import { importsOf, projectFiles, textOf } from '../support/source-tree.ts'

const files = projectFiles().filter(
  (file) => /^(app|server|emails|packages|demo|scripts)\/.*\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|\/conformance\//.test(file),
)
const known = new Set(files)
const imports = files.flatMap((file) => importsOf(file, textOf(file))).filter(({ from, to }) => known.has(to) && from !== to)
const table = readRoomTable(textOf('ARCHITECTURE.md'))

test('ARCHITECTURE.md shows exactly the arrows between the rooms of the shop', () => {
  expect(imports.length).toBeGreaterThan(2000)
  const real = arrowsOf(imports)
  const cells = (arrows: typeof real) => Object.fromEntries(table.rooms.map((room) => [room, cellOf(arrows.filter(({ from }) => from === room))]))
  expect(cells(real)).toEqual(cells(table.arrows))
})

test('every room of the shop has its row', () => {
  const houses = new Set(files.flatMap((file) => roomOf(file)?.split('/')[0] ?? []))
  expect(table.rooms.toSorted()).toEqual([...houses].toSorted())
})

test('the rooms form no circle, their parts by themselves included', () => {
  const between = imports.flatMap(({ from, to }) => {
    const [here, there] = [roomOf(from), roomOf(to)]
    return here === undefined || there === undefined || here === there ? [] : [{ from: here, to: there }]
  })
  expect(circlesOf(between)).toEqual([])
})

test('files form no circle, types included', () => {
  expect(circlesOf(imports)).toEqual([])
})

describe('this guard', () => {
  const row = (cell: string) => `# A\n\n## The rooms of the shop\n\n| room | holds | knows |\n|---|---|---|\n| \`cart\` | things | ${cell} |\n`
  const edge = (from: string, to: string) => ({ from, to, type: false })

  test('reads what is shown and what is asked', () => {
    expect(readRoomTable(row('checkout, **payments**'))).toEqual({
      rooms: ['cart'],
      arrows: [
        { from: 'cart', to: 'checkout', asks: false },
        { from: 'cart', to: 'payments', asks: true },
      ],
    })
    expect(() => readRoomTable('# A\n\n## Another heading\n')).toThrow('no table')
  })

  test('tells showing parts from asking queries, and the parts of a house apart', () => {
    expect(
      arrowsOf([
        edge('app/cart/cart-page.tsx', 'app/orders/order-states.ts'),
        edge('app/cart/cart-page.tsx', 'app/orders/tracking/track-order.server.ts'),
        edge('app/cart/cart-page.tsx', 'app/ui/button.tsx'),
        edge('app/cart/cart-page.tsx', 'app/cart/cart.ts'),
        edge('app/orders/tracking/countdown.tsx', 'app/orders/order-states.ts'),
        edge('app/functions.ts', 'app/orders/order-states.ts'),
      ]),
    ).toEqual([
      { from: 'cart', to: 'orders', asks: false },
      { from: 'cart', to: 'orders/tracking', asks: true },
    ])
  })

  test('finds circles of two and of more, and none where there is none', () => {
    expect(circlesOf([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toEqual([])
    expect(circlesOf([edge('a', 'b'), edge('b', 'a'), edge('b', 'c'), edge('c', 'd'), edge('d', 'e'), edge('e', 'c')])).toEqual([
      ['c', 'd', 'e'],
      ['a', 'b'],
    ])
  })
})
