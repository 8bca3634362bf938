import { DatabaseCannotStart, MigrationRefused } from '@hattha/postgres'
import { expect, test } from 'vitest'
import { databaseSentence } from './database-sentence.ts'

test.each([
  ['folder-in-use', /^Somebody is there\. DATA_DIR names the data folder\.$/],
  ['no-binaries', /^Somebody is there\. DATABASE_URL names it\.$/],
  ['disk-full', /^Somebody is there\.$/],
] as const)('a person is told which setting changes %s', (because, sentence) => {
  expect(databaseSentence(new DatabaseCannotStart(because, 'Somebody is there.'))).toMatch(sentence)
})

test('a refused migration says everything itself', () => {
  expect(databaseSentence(new MigrationRefused('0001.sql:3: no such table'))).toBe('0001.sql:3: no such table')
})
