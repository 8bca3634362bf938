import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CannotStart, settingsFrom } from './configuration.ts'

const paymentsOf = (env: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return settingsFrom(env, { folder }).payments
}
const LIVE = {
  HATTHA_MODE: 'live',
  SITE_URL: 'https://hattha.example',
  DATA_DIR: 'data',
  HATTHA_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Hattha <shop@hattha.example>',
}
const complaintOf = (env: Record<string, string>): string => {
  try {
    paymentsOf(env)
    return ''
  } catch (error) {
    if (error instanceof CannotStart) return error.message
    throw error
  }
}

test('a demo shows accounts that do not exist, a live shop none that it was not given', () => {
  expect(paymentsOf({})).toMatchObject({ stripe: undefined, promptPay: { pretends: true }, bankAccount: { pretends: true } })
  expect(paymentsOf(LIVE)).toEqual({ stripe: undefined, promptPay: undefined, bankAccount: undefined })
})

test('a live shop has what it names', () => {
  const given = {
    ...LIVE,
    STRIPE_SECRET_KEY: 'sk_live_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    PROMPTPAY_ID: '+66 81-234-5678',
    BANK_NAME: 'Kasikornbank',
    BANK_ACCOUNT: '123-4-56789-0',
    BANK_ACCOUNT_NAME: 'Hattha Co., Ltd.',
  }
  expect(paymentsOf(given)).toEqual({
    stripe: { secretKey: 'sk_live_12345678', webhookSecret: 'whsec_12345678', address: undefined },
    promptPay: { id: '0812345678', name: '', pretends: false },
    bankAccount: { bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Hattha Co., Ltd.', swift: '', pretends: false },
  })
})

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live_12345678', 'sk_live_'],
  ['STRIPE_WEBHOOK_SECRET', 'secret', 'whsec_'],
  ['STRIPE_URL', 'http://localhost:1/v1', 'without a path'],
  // A mistyped number would be somebody else's: the last digit of a tax number checks the others.
  ['PROMPTPAY_ID', '1234567890123', 'tax number'],
  ['PROMPTPAY_ID', '12345', 'telephone number'],
  ['PROMPTPAY_NAME', 'ร้านหัตถ์', 'Latin letters'],
  ['BANK_ACCOUNT', 'TH12 ABCD', 'digits of an account'],
  ['BANK_SWIFT', 'KBANK', 'SWIFT'],
])('%s=%s is refused with what would be right', (name, value, because) => {
  const complaint = complaintOf({
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    BANK_NAME: 'K',
    BANK_ACCOUNT: '1234567890',
    BANK_ACCOUNT_NAME: 'H',
    [name]: value,
  })
  expect(complaint).toMatch(/^Cannot start: 1 setting is wrong\./)
  expect(complaint).toContain(name)
  expect(complaint).toContain(because)
})

test('half of what belongs together is named with the other half', () => {
  const complaint = complaintOf({ STRIPE_SECRET_KEY: 'sk_test_12345678', BANK_ACCOUNT: '1234567890' })
  expect(complaint).toMatch(/^Cannot start: 3 settings are missing\./)
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'BANK_NAME', 'BANK_ACCOUNT_NAME']) expect(complaint).toContain(name)
})
