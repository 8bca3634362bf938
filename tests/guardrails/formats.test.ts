import { expect, test } from 'vitest'
import { projectFiles, textOf } from '../support/source-tree.ts'

/** They throw on a tag, a code or a moment that somebody else has written, and take the whole page along. */
const THROWING = /new Intl\.(DateTimeFormat|NumberFormat|DisplayNames|ListFormat|PluralRules|RelativeTimeFormat)\b|\.toLocale(Date|Time)?String\(/

const speaksToPeople = (file: string) => /^(app|emails)\/.*\.tsx?$/.test(file) && !file.startsWith('app/i18n/') && !/\.test\.tsx?$/.test(file)

test('dates, numbers, lists and names of codes are written by app/i18n, which never throws', () => {
  const files = projectFiles().filter(speaksToPeople)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => THROWING.test(textOf(file)))).toEqual([])
})

/** A skeleton is hidden from those who listen, so nothing about it is said: what is asked for says that it is on its way by `Waiting`. */
test('nothing is said of a picture of what is on its way that nobody hears', () => {
  const files = projectFiles().filter((file) => /^app\/.*\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => /<Skeleton[^>]*\saria-/.test(textOf(file)))).toEqual([])
  expect(files.filter((file) => /\bfallback=\{\s*<Skeleton\b/.test(textOf(file)))).toEqual([])
})
