import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemKeyOf, whyOf } from './problem-key.ts'

test.each([
  ['offline', new TypeError('Failed to fetch')],
  ['offline', { code: 'offline', status: 0 }],
  ['offline', { message: 'TypeError: NetworkError when attempting to fetch resource.', details: '', code: '' }],
  ['timeout', new DOMException('The operation timed out', 'TimeoutError')],
  ['timeout', { code: '57014', message: 'canceling statement due to statement timeout' }],
  ['sessionExpired', { code: 'PGRST303', message: 'JWT expired' }],
  ['sessionExpired', { status: 401, code: 'sign_in' }],
  ['noPermission', { status: 403 }],
  ['noPermission', { code: '42501', message: 'permission denied' }],
  ['notFound', { code: 'PGRST116' }],
  ['duplicate', { code: '23505' }],
  ['validation', { code: '23514' }],
  ['quota', { statusCode: '413', message: 'The object exceeded the maximum allowed size' }],
  ['unsupportedFormat', { statusCode: '415', message: 'mime type text/html is not supported' }],
  ['rateLimit', { status: 429 }],
  ['maintenance', { status: 503 }],
  ['connectionLost', new TypeError('network error')],
  ['connectionLost', new TypeError('The network connection was lost.')],
  ['connectionLost', new TypeError('Error in input stream')],
  ['corrupted', new SyntaxError('Unexpected end of JSON input')],
  ['corrupted', { code: 'XX001', message: 'invalid page in block 7' }],
  ['configuration', { code: 'PGRST202', status: 404, message: 'Could not find the function' }],
  ['configuration', { code: '42P01', message: 'relation does not exist' }],
  ['configuration', { status: 501 }],
  ['database', { code: '53300', message: 'too many connections' }],
  ['server', { status: 500 }],
  ['unexpected', new Error('?')],
  ['unexpected', undefined],
])('%s', (key, error) => {
  expect(problemKeyOf(error)).toBe(`errors:general.${key}`)
})

test('each of them is a sentence', () => {
  const { general } = JSON.parse(readFileSync(join(import.meta.dirname, '../../messages/en/errors.json'), 'utf8')) as { general: Record<string, string> }
  for (const status of [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 500, 501, 503, 504])
    expect(general[problemKeyOf({ status }).slice('errors:general.'.length)]).toMatch(/\.$/)
})

test('what was asked for is not shown, what was tried is not allowed', () => {
  const refused = { status: 403, code: '42501' }
  expect(problemKeyOf(refused)).toBe('errors:general.noPermission')
  expect(whyOf((key) => key, refused)).toEqual({ text: 'errors:general.forbidden' })
  expect(whyOf((key) => key, new Error('?'))).toEqual({})
})
