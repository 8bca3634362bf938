import { describe, expect, test } from 'vitest'
import { signatureOf, stripeEvent } from '../../../tests/support/stripe-stand-in.ts'
import { demoBank, signEvent } from './demo-bank.server.ts'
import { stripePayments } from './stripe.server.ts'

// An event that somebody recorded can be played again for five minutes, and by the second not longer. The clock is ours here.

const SIGNED_AT = 1_795_000_000
const after = (seconds: number) => new Date((SIGNED_AT + seconds) * 1000)

const secret = 'whsec_recorded0001'
const bankBody = JSON.stringify({ id: 'evt_1', type: 'charge.paid', charge: { id: 'ch_1' } })
const bank = demoBank({ address: 'http://bank.invalid', secret })
const stripe = stripePayments({ secretKey: 'sk_test_recorded0001', webhookSecret: secret, address: 'http://stripe.invalid' })

const PROVIDERS = {
  'the demo bank': (now: Date) =>
    bank.readEvent(
      bankBody,
      new Headers({ 'bank-timestamp': `${SIGNED_AT}`, 'bank-signature': signEvent({ secret, timestamp: `${SIGNED_AT}`, rawBody: bankBody }) }),
      now,
    ),
  Stripe: (now: Date) => {
    const { rawBody } = stripeEvent({ sessionId: 'cs_test_1', type: 'checkout.session.completed', id: 'evt_1' }, { secret, at: SIGNED_AT })
    return stripe.readEvent(rawBody, new Headers({ 'stripe-signature': `t=${SIGNED_AT},v1=${signatureOf(rawBody, { secret, at: SIGNED_AT })}` }), now)
  },
} as const

describe.each(Object.entries(PROVIDERS))('an event of %s', (_name, read) => {
  test.each([0, 299, 300, -300])('is believed %i seconds after it was signed', (seconds) => {
    expect(read(after(seconds))).toMatchObject({ eventId: 'evt_1' })
  })
  test.each([301, -301, 3_600, 86_400])('is refused %i seconds after it was signed', (seconds) => {
    expect(read(after(seconds))).toBe('stale')
  })
})
