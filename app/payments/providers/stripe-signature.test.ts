import { expect, test } from 'vitest'
import { signatureOf, stripeEvent } from '../../../tests/support/stripe-stand-in.ts'
import { stripePayments } from './stripe.server.ts'

const SIGNED_AT = 1_795_000_000
const DAY = 86_400
const secret = 'whsec_recorded0001'
const stripe = stripePayments({ secretKey: 'sk_test_recorded0001', webhookSecret: secret, address: 'http://stripe.invalid' })
const { rawBody } = stripeEvent({ sessionId: 'cs_test_1', type: 'checkout.session.completed', id: 'evt_1' }, { secret, at: SIGNED_AT })
const signature = `v1=${signatureOf(rawBody, { secret, at: SIGNED_AT })}`
const dayLater = (header: string) => stripe.readEvent(rawBody, new Headers({ 'stripe-signature': header }), new Date((SIGNED_AT + DAY) * 1000))

test.each([
  `t=${SIGNED_AT + DAY},t=${SIGNED_AT},${signature}`,
  `t=${SIGNED_AT},${signature},t=${SIGNED_AT + DAY}`,
  `t=${SIGNED_AT + DAY},t=${SIGNED_AT}x,${signature}`,
  `t=${SIGNED_AT},t=${SIGNED_AT},${signature}`,
])('a recorded event gets no younger by a second moment in its header: %s', (header) => {
  expect(dayLater(header)).toBe('forged')
})

test('a moment that is no number is none', () => {
  expect(dayLater(`t=${SIGNED_AT}x,${signature}`)).toBe('forged')
})
