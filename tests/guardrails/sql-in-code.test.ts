import { expect, test } from 'vitest'
import { projectFiles, textOf } from '../support/source-tree.ts'

const sources = projectFiles().filter((file) => /^(app|server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const SQL = /\b(select|insert into|update|delete from|from|join|where|returning|order by|values|coalesce|jsonb?_\w+)\b/

/** Lines of SQL that nobody can read without turning their head. */
const longLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (line.length >= 160 && SQL.test(line) && !/^\s*(\*|\/\*|\/\/|import )/.test(line) ? [index + 1] : []))

test('lines of SQL are shorter than 160 characters', () => {
  expect(sources.length).toBeGreaterThan(300)
  // Regular expressions and XML, not SQL.
  const others = ['app/chat/assistant/assistant.ts', 'app/pages/crawlers/sitemap.ts', 'app/catalog/search/craft-terms.ts']
  expect(sources.filter((file) => !others.includes(file)).flatMap((file) => longLines(textOf(file)).map((line) => `${file}:${line}`))).toEqual([])
})

test('what waits one after the other does not look as if it were done at once', () => {
  // `[await a(), await b()]`: either Promise.all, or one statement for each.
  expect(sources.filter((file) => /\[\s*await [^\]]*,\s*await /.test(textOf(file)))).toEqual([])
})
