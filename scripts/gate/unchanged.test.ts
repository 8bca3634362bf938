import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { unchangedSince } from './unchanged.ts'

let root = ''
const git = (...words: string[]) => execFileSync('git', ['-C', root, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], { stdio: 'ignore' })
const changed = () => unchangedSince(root, ['packages/api', 'package-lock.json']) === undefined
function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unchanged-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  git('init', '-b', 'main')
  write('packages/api/rest.ts', '1')
  write('app/cart.ts', '1')
  git('add', '.')
  git('commit', '-m', 'a landing')
  git('switch', '-c', 'work')
  write('app/cart.ts', '2')
  git('commit', '-am', 'work elsewhere')
})

test('work elsewhere is none here', () => {
  expect(unchangedSince(root, ['packages/api'])).toMatch(/^[0-9a-f]{10}$/)
})

test('what was committed, what is not committed yet and what is new has changed', () => {
  write('packages/api/rest.ts', '2')
  expect(changed()).toBe(true)
  git('commit', '-am', 'work here')
  write('app/cart.ts', '3')
  git('commit', '-am', 'more elsewhere')
  expect(changed()).toBe(true)
  git('reset', '--hard', 'HEAD~2')
  expect(changed()).toBe(false)
  write('packages/api/new.ts', '1')
  expect(changed()).toBe(true)
})

test('the landing itself, and what has no history, is looked at whole', () => {
  git('switch', 'main')
  expect(changed()).toBe(true)
  git('switch', 'work')
  git('branch', '-D', 'main')
  expect(changed()).toBe(true)
  rmSync(join(root, '.git'), { recursive: true })
  expect(changed()).toBe(true)
})
