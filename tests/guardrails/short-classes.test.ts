import { expect, test } from 'vitest'
import { shortened, shortNamesOf } from '../../vite-short-classes.ts'

const SHORT = new Map([
  ['text-indigo', 'aB1'],
  ['text-sm', 'cD2'],
  ['hover:text-indigo', 'eF3'],
])

test('classes in strings, keys and templates get their short names', () => {
  expect(shortened(`const a = { 'text-indigo': on, b: 'flex text-sm' }; const c = \`hover:text-indigo \${d} text-sm\``, SHORT)).toBe(
    `const a = { "aB1": on, b: "flex cD2" }; const c = \`eF3 \${d} cD2\``,
  )
})

test('what an expression continues is no class, and words in sentences stay', () => {
  const code = `const a = \`text-sm\${b}text-indigo\`; const c = 'text-smaller, my-text-sm'; const d = /text-sm/`
  expect(shortened(code, SHORT)).toBe(code)
})

test('names come out of the classes: another class leaves them, none is given twice, none is taken, none looks like an advertisement', () => {
  const classes = Array.from({ length: 3000 }, (_, number) => `p-${number}`)
  const [before, after] = [shortNamesOf(classes, new Set()), shortNamesOf([...classes, 'mt-1'], new Set())]
  expect(new Set(before.values()).size).toBe(3000)
  expect(classes.filter((name) => before.get(name) !== after.get(name)).length).toBeLessThan(5)
  expect([...before.values()].filter((name) => !/^[a-z][a-z0-9]{2}$/i.test(name) || /^ad/i.test(name))).toEqual([])
  const [taken = ''] = before.values()
  expect([...shortNamesOf(classes, new Set([taken])).values()]).not.toContain(taken)
})
