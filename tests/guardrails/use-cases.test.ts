import { expect, test } from 'vitest'
import { projectFiles, textOf } from '../support/source-tree.ts'

/** Names under which `app/functions.ts` hangs up a use case, with the file each comes from. */
const imported = [...textOf('app/functions.ts').matchAll(/import \{ ([^}]+) \} from '\.\/([^']+)'/g)].flatMap(([, names = '', file = '']) =>
  names
    .split(', ')
    .filter((name) => name.endsWith('Function'))
    .map((name) => ({ name, file: `app/${file}` })),
)

test('every function is made by useCase, so that bodies, callers and refusals are treated alike', () => {
  expect(imported.length).toBeGreaterThan(30)
  const others = imported.filter(({ name, file }) => !new RegExp(`export const ${name} = (memberUseCase|staffUseCase|useCase)\\(`).test(textOf(file)))
  expect(others).toEqual([])
})

test('codes of refusals are spelled with underscores', () => {
  const spelled = projectFiles()
    .filter((file) => /^(app|server|packages)\/.*\.tsx?$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/(?:\bcode: |refuse\(|refusal\(c, \d+, )'([^']+)'/g)].map(([, code = '']) => ({ file, code })))
  expect(spelled.length).toBeGreaterThan(60)
  expect(spelled.filter(({ code }) => /[a-z]-[a-z]/.test(code))).toEqual([])
})
