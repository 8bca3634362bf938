import { expect, test } from 'vitest'
import { countryOf } from '../../app/money/country-of.ts'
import { createCountryAnswer } from './country-answer.ts'

const ask = async (trustProxy: number, from: string, forwarded?: string) => {
  const incoming = { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress: from } }
  const answer = await createCountryAnswer({ trustProxy }).request('/', {}, { incoming })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return countryOf(await answer.json())
}

test('a reader learns the country of their own address, behind a proxy of ours too', async () => {
  expect(await ask(0, '49.228.1.1')).toBe('TH')
  expect(await ask(0, '::ffff:84.245.1.1')).toBe('NL')
  expect(await ask(1, '10.0.0.1', '8.8.8.8, 2003:c0::1')).toBe('DE')
  // What somebody writes there without a proxy of ours is not believed.
  expect(await ask(0, '49.228.1.1', '8.8.8.8')).toBe('TH')
})

test('nobody is anywhere at home', async () => {
  expect(await ask(0, '127.0.0.1')).toBeUndefined()
  expect(await ask(1, '10.0.0.1', 'unknown')).toBeUndefined()
})
