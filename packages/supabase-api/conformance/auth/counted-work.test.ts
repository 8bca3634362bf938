import type * as Bcrypt from '@node-rs/bcrypt'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Paced from '../../auth/limits/paced.ts'
import { PASSWORD, signedIn, startAuth } from './auth-server.ts'

// Whether an account exists must not be told by how long an answer takes. Time on a busy machine says little, so what takes it is counted, or held still.

const counted = vi.hoisted(() => ({ hashes: 0, paced: 0 }))
vi.mock('@node-rs/bcrypt', async (importOriginal) => {
  const real = await importOriginal<typeof Bcrypt>()
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      counted.hashes += 1
      return real.hash(...given)
    },
    compare: (...given: Parameters<typeof real.compare>) => {
      counted.hashes += 1
      return real.compare(...given)
    },
  }
})
vi.mock('../../auth/limits/paced.ts', async (importOriginal) => {
  const real = await importOriginal<typeof Paced>()
  return {
    paced: (...given: Parameters<typeof real.paced>) => {
      counted.paced += 1
      return real.paced(...given)
    },
  }
})

const server = await startAuth()
const known = await signedIn(server)
beforeEach(() => Object.assign(counted, { hashes: 0, paced: 0 }))

/** What an answer cost, for an address that is known and for one that nobody has. */
async function costs(path: string, bodyFor: (email: string) => object) {
  const both = []
  for (const email of [known.email, server.fresh()]) {
    Object.assign(counted, { hashes: 0, paced: 0 })
    const { status } = await server.ask('POST', path, { body: bodyFor(email) })
    await server.auth.drain()
    both.push({ status, ...counted })
  }
  return both
}

test('a wrong password is compared as often for an address nobody has', async () => {
  const [mine, nobodys] = await costs('/token?grant_type=password', (email) => ({ email, password: 'not-her-password' }))
  expect(mine).toEqual({ status: 400, hashes: 1, paced: 0 })
  expect(nobodys).toEqual(mine)
})

test('a sign-up is hashed and answered on the beat for a taken address, too', async () => {
  const [mine, nobodys] = await costs('/signup', (email) => ({ email, password: PASSWORD }))
  expect(mine).toEqual({ status: 200, hashes: 1, paced: 1 })
  expect(nobodys).toEqual(mine)
})

test('a letter is promised before anybody is looked for: also while nobody can be', async () => {
  const answers = await server.db.owner.transaction(async (tx) => {
    // An answer that waits for the accounts would wait for ever; then the lock goes, and the test fails.
    await tx.all(`set local idle_in_transaction_session_timeout = '60s'`)
    await tx.all('lock table auth.users in access exclusive mode')
    return [await server.ask('POST', '/recover', { body: { email: known.email } }), await server.ask('POST', '/recover', { body: { email: server.fresh() } })]
  })
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, {}],
    [200, {}],
  ])
  expect(await server.lettersTo(known.email, 'recovery')).toHaveLength(1)
})
