import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

test('what is secret or of one machine goes neither into an image nor into the repository', () => {
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', '.env', '.data', '**/node_modules', 'deploy/secrets']))
  expect(linesOf('.gitignore')).toEqual(expect.arrayContaining(['/.env', '.data/', 'deploy/secrets/']))
})
