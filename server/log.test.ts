import { expect, test } from 'vitest'
import { createLog, ofPlainFacts, withRequestId } from './log.ts'

/** A log that keeps its lines, and what it has said so far without the time. */
function given() {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info', mode: 'live' }, { destination: { write: (line) => void lines.push(line) } })
  const said = (): unknown[] => lines.map((line) => ({ ...(JSON.parse(line) as object), time: '' }))
  return { log, said }
}

test('a secret is not written where it usually stands', () => {
  const { log, said } = given()
  log.info({ token: 'abc', user: { password: 'def' } }, 'signed in')
  expect(said()).toEqual([{ level: 'info', time: '', token: '[secret]', user: { password: '[secret]' }, msg: 'signed in' }])
})

test('a line of plain facts is the same line, with its request', () => {
  const { log, said } = given()
  const facts = { method: 'GET', path: '/rest/v1/products', status: 200, ms: 3, ip: '203.0.113.7' }
  withRequestId('r1', () => {
    log.info(facts, 'answered')
    ofPlainFacts(log).info(facts, 'answered')
  })
  expect(said()).toEqual([1, 2].map(() => ({ level: 'info', time: '', requestId: 'r1', ...facts, msg: 'answered' })))
})
