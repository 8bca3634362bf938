import { expect, test } from 'vitest'
import { signedIn, startAuth } from './auth-server.ts'

const few = {
  emailSentPerHour: 9_000,
  smsSentPerHour: 9,
  web3Per5Minutes: 9,
  signInsPer5Minutes: 3,
  refreshesPer5Minutes: 9,
  verificationsPer5Minutes: 9,
  anonymousPerHour: 9,
}
const server = await startAuth({ rateLimits: few })

test('what an account says of itself is not changed again and again', async () => {
  const { client } = await signedIn(server)
  const answers = []
  for (let turn = 0; turn < 4; turn += 1) answers.push((await client.auth.updateUser({ data: { turn } })).error?.code)
  expect(answers).toEqual([undefined, undefined, undefined, 'over_request_rate_limit'])
})

test('apps are not begun again and again', async () => {
  const { client } = await signedIn(server)
  const answers = []
  for (let turn = 0; turn < 4; turn += 1) {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `app ${turn}` })
    answers.push(error?.code)
    if (data) await client.auth.mfa.unenroll({ factorId: data.id })
  }
  expect(answers).toEqual([undefined, undefined, undefined, 'over_request_rate_limit'])
})
