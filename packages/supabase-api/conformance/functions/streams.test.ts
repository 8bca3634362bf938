import { FunctionsFetchError, FunctionsRelayError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { serveFunctions } from './edge-server.ts'

// Answers that come in parts, callers that leave, functions that do not answer: https://supabase.com/docs/guides/functions/limits
const server = await serveFunctions()

test('an event stream arrives part by part while it is written', async () => {
  const { data } = await server.functions.invoke<Response>('slowly')
  const reader = data?.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('data: part\n\n')
  // The second part is not written before the function is asked to go on, which proves that nothing waited for the end.
  await server.functions.invoke('slowly', { method: 'PUT' })
  expect((await reader?.read())?.value).toBe('data: part\n\n')
  await reader?.cancel()
  await expect.poll(() => server.said.join()).toContain('the reader left')
})

test('a caller who does not want to wait any longer leaves, and the function hears of it', async () => {
  const calls = async () => (await server.functions.invoke('never', { method: 'GET' })).data
  const leaving = new AbortController()
  const asked = server.functions.invoke('never', { signal: leaving.signal })
  await expect.poll(calls).toEqual({ came: 1, left: 0 })
  leaving.abort()
  expect((await asked).error).toBeInstanceOf(FunctionsFetchError)
  await expect.poll(calls).toEqual({ came: 1, left: 1 })
  expect((await server.functions.invoke('never', { timeout: 300 })).error).toBeInstanceOf(FunctionsFetchError)
})

test('a function that does not answer in time is a relay error', async () => {
  const impatient = await serveFunctions({ idleMs: 500 })
  const { error } = await impatient.functions.invoke('never')
  expect(error).toBeInstanceOf(FunctionsRelayError)
  expect([(error as FunctionsRelayError).context.status, (error as FunctionsRelayError).context.headers.get('sb-error-code')]).toEqual([504, 'IDLE_TIMEOUT'])
})

test('many callers are answered at once, each with its own', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => server.functions.invoke<{ body: unknown }>('mirror', { body: { number } })))
  expect(answers.map(({ data }) => data?.body)).toEqual(Array.from({ length: 50 }, (_, number) => ({ number })))
})
