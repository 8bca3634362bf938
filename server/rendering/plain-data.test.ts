import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { plainData } from './plain-data.ts'

/** A page as React Router writes it, with its data in a string. */
const pageOf = (...data: string[]) =>
  Buffer.from(data.map((one) => `<script>streamController.enqueue(${JSON.stringify(one).replaceAll('<', '\\u003c')});</script><p>ผ้า</p>`).join(''))

/** What the scripts of a page hand over when a browser runs them. */
function handed(html: Buffer): string[] {
  const heard: string[] = []
  for (const [, script] of html.toString().matchAll(/<script>([^]*?)<\/script>/g))
    runInNewContext(script ?? '', { streamController: { enqueue: (one: string) => heard.push(one) } })
  return heard
}

test.each([
  ['{"a":"b"}'],
  ['it\'s "said" \\ and \\" again, \'twice\''],
  ['line\nand\u2028end', '</script><script>alert("1")', 'ผ้าไหม “”'],
  ['ends with \\'],
  [''],
])('a page hears the same: %s', (...data) => {
  const plain = plainData(pageOf(...data))
  expect(handed(plain)).toEqual(data)
  expect(plain.toString().match(/<script>/g)).toHaveLength(data.length)
})

test('JSON costs a stroke less for each of its quotation marks, and other pages cost nothing', () => {
  const data = JSON.stringify({ name: 'Silk scarf', seller: 'Mae Nuan', price: 1200 })
  expect(pageOf(data).length - plainData(pageOf(data)).length).toBe(data.match(/"/g)?.length)
  const other = Buffer.from('<p>streamController</p>')
  expect(plainData(other)).toBe(other)
})
