import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDomain } from '../../app/letters/check-domain.server.ts'
import { letterBook } from '../../app/letters/letter-book.server.ts'
import { checkMailDomainFunction, reportAddressFunction, sendTestLetterFunction } from '../../app/letters/mail-service.server.ts'
import { reportKey, takeReport } from '../../app/letters/take-report.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Shop } from '../../app/shop.ts'
import { createMailbox } from '../../server/mail/mailbox.ts'
import { createMailer, type Post } from '../../server/mail/mailer.ts'
import { createMetrics } from '../../server/metrics.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let shop: Shop
let clerk: string
let post: Post
let mails: string[]
let server: SMTPServer
const folder = mkdtempSync(join(tmpdir(), 'hattha-mail-'))

beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  mails = []
  // A real mail server: it knows nobody called "nobody", and its disk is full for "full".
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refused = (text: string) => done(Object.assign(new Error(text), { responseCode: text.startsWith('5.1') ? 550 : 452 }))
      if (address.startsWith('nobody')) refused('5.1.1 no such user here')
      else if (address.startsWith('full')) refused('4.2.2 mailbox full')
      else done()
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString('utf8')))
      stream.on('end', () => (mails.push(text), done()))
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  post = createMailer({
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: 'Hattha <shop@hattha.example>',
    mailbox: createMailbox(folder),
    book: letterBook(db.service),
    log: quietLog(),
    metrics: createMetrics(),
  })
  shop = { ...made.shop, mailer: post }
  market = { db, bank, shop: made.shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['letters.read', 'letters.write', 'activity.read'])
})
afterAll(async () => {
  post.close()
  await new Promise<void>((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

type Row = { id: string; address: string; state: string; attempts: number; answer: string; bounce: string; topic: string; outbox_id: string | null }
const ask = <Result extends object>(sql: string, values: readonly unknown[] = []) => asStaff(db, clerk).all<Result>(sql, values)
const found = (words: string) => ask<Row>('select * from public.letters_found($1) order by created_at, id', [words])
const write = (to: string) => post.send({ to, subject: 'Good news', text: 'x', html: '<p>x</p>', about: { topic: 'account' } })
const staff = () => ({ ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } })
const report = (letter: string, fields: { action?: string; status?: string; diagnostic?: string; complaint?: boolean }) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: multipart/report; report-type=${fields.complaint ? 'feedback-report' : 'delivery-status'}; boundary="b"`,
    'MIME-Version: 1.0',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b',
    ...(fields.complaint
      ? ['Content-Type: message/feedback-report', '', 'Feedback-Type: abuse', 'User-Agent: MX/1']
      : [
          'Content-Type: message/delivery-status',
          '',
          'Reporting-MTA: dns; mx.example',
          '',
          'Final-Recipient: rfc822; someone@example.com',
          `Action: ${fields.action ?? 'failed'}`,
          `Status: ${fields.status ?? '5.1.1'}`,
          `Diagnostic-Code: smtp; ${fields.diagnostic ?? '550 no such'}`,
          '    user here',
        ]),
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'From: shop@hattha.example',
    `Message-ID: <${letter}@hattha.example>`,
    'Subject: Good news',
    '',
    'x',
    '--b--',
    '',
  ].join('\r\n')
const hand = async (raw: string, key = reportKey(shop)) => {
  const answer = await takeReport(shop, raw, new Headers({ authorization: `Bearer ${key}` }))
  return answer.status === 200 ? ((await answer.json()) as { taken: string }).taken : answer.status
}

test('a letter about an order is found by the order’s number and by its address, with what the mail server said, and sent again', async () => {
  const order = await givenOrder(market, { wish: { email: 'Ada@Example.com' } })
  await sendOutbox(shop)
  const { number } = await db.owner.one<{ number: string }>('select number from public.orders where id = $1', [order.id])
  const [placed] = (await found(number.toLowerCase())).filter(({ topic }) => topic === 'order.placed')
  expect(placed).toMatchObject({ address: 'ada@example.com', state: 'sent', attempts: 1, answer: expect.stringContaining('250') as string })
  expect((await found(' ADA@example.com ')).map(({ id }) => id)).toContain(placed?.id)
  expect(mails.some((mail) => mail.includes(`Message-ID: <${placed?.id}@hattha.example>`))).toBe(true)
  const again = () => ask(`select public.send_letter_again($1, 'They deleted it')`, [placed?.id])
  await again()
  expect(await refusal(again())).toBe('HT005')
  await sendOutbox(shop)
  expect((await found(number)).find(({ id }) => id === placed?.id)).toMatchObject({ state: 'sent', attempts: 2 })
})

test('an address that does not exist is not written to again until somebody releases it; a full one is only tried again', async () => {
  await expect(write('nobody@example.com')).rejects.toThrow('5.1.1')
  expect(await found('nobody@example.com')).toMatchObject([{ state: 'refused', answer: expect.stringContaining('no such user') as string }])
  const before = mails.length
  await write('Nobody <NOBODY@example.com>')
  expect(mails).toHaveLength(before)
  expect((await found('nobody@example.com')).map(({ state }) => state)).toEqual(['refused', 'held'])
  await expect(write('full@example.com')).rejects.toThrow('4.2.2')
  await expect(write('full@example.com')).rejects.toThrow('4.2.2')
  const release = () => ask(`select public.release_address('Nobody@example.com', 'It is spelled right now')`)
  await release()
  expect(await refusal(release())).toBe('HT005')
  await expect(write('nobody@example.com')).rejects.toThrow('5.1.1')
})

test('what comes back is believed where it quotes a letter of ours: bounced and suppressed, delayed, or called spam', async () => {
  for (const name of ['gone', 'slow', 'cross', 'large']) await write(`${name}@example.com`)
  const idOf = async (name: string) => (await found(`${name}@example.com`))[0]?.id ?? ''
  expect(await hand(report(await idOf('gone'), {}), 'guessed')).toBe(401)
  expect(await hand(report('00000000-0000-4000-8000-000000000000', {}))).toBe('unknown')
  expect(await hand('From: a friend\r\n\r\nHello')).toBe('unreadable')
  expect(await hand(report(await idOf('slow'), { action: 'delayed', status: '4.4.1' }))).toBe('delayed')
  expect(await hand(report(await idOf('gone'), { status: '5.1.1' }))).toBe('bounced')
  expect(await hand(report(await idOf('large'), { status: '5.2.3', diagnostic: '552 too large' }))).toBe('bounced')
  expect(await hand(report(await idOf('cross'), { complaint: true }))).toBe('complained')
  expect(await found('gone@example.com')).toMatchObject([{ state: 'bounced', bounce: '5.1.1 550 no such user here' }])
  expect(await found('slow@example.com')).toMatchObject([{ state: 'sent', bounce: expect.stringContaining('4.4.1') as string }])
  expect(await found('cross@example.com')).toMatchObject([{ state: 'complained' }])
  const suppressed = await ask<{ address: string; because: string }>('select address, because from public.mail_suppressions order by address')
  expect(suppressed.filter(({ address }) => /^(gone|slow|cross|large)/.test(address))).toEqual([
    { address: 'cross@example.com', because: 'complained' },
    { address: 'gone@example.com', because: 'bounced' },
  ])
})

test('staff suppress an address, which holds back even what is asked to be sent again; what is written once is not written again', async () => {
  const order = await givenOrder(market, { wish: { email: 'quiet@example.com' } })
  await sendOutbox(shop)
  expect(order.id).not.toBe('')
  const [letter] = await found('quiet@example.com')
  // Whoever gets no letters gets no code to sign in either: that wants the factor again.
  const stale = db.asPerson(clerk, withFactor({ minutesAgo: 11 }))
  expect(await refusal(stale.all(`select public.suppress_address('quiet@example.com', 'Asked us')`))).toBe('42501')
  await ask(`select public.suppress_address('Quiet@example.com', 'Asked us by telephone')`)
  expect(await refusal(ask(`select public.suppress_address('quiet@example.com', 'Twice')`))).toBe('HT005')
  expect(await refusal(ask(`select public.suppress_address('no address', 'Because')`))).toBe('HT004')
  expect(await refusal(ask(`select public.send_letter_again($1, 'They want it')`, [letter?.id]))).toBe('HT005')
  const [trail] = await ask<{ trail: object }>('select public.letter_trail($1) as trail', [letter?.id])
  expect(trail?.trail).toMatchObject({ again: true, suppressed: { because: 'staff', detail: 'Asked us by telephone' }, orders: [{ id: order.id }] })
  await write('once@example.com')
  expect(await refusal(ask(`select public.send_letter_again($1, 'They want it')`, [(await found('once@example.com'))[0]?.id]))).toBe('HT005')
})

test('letters go out while the book cannot be written, and two tries of one letter are one row', async () => {
  const broken = createMailer({
    smtpUrl: undefined,
    from: 'shop@hattha.example',
    mailbox: createMailbox(folder),
    book: { begin: () => Promise.reject(new Error('the database is away')), end: () => Promise.reject(new Error('the database is away')) },
    log: quietLog(),
    metrics: createMetrics(),
  })
  await broken.send({ to: 'ben@example.com', subject: 'x', text: 'x', html: 'x' })
  expect((await createMailbox(folder).list())[0]).toMatchObject({ to: 'ben@example.com' })
  await db.owner.all(
    `insert into private.staff_invitations (email, role, expires_at) values ('full@example.net', 'support', now() + interval '1 day') on conflict do nothing`,
  )
  await sendOutbox(shop)
  await db.owner.all(`update private.outbox set claimed_until = '-infinity' where topic = 'staff.invited'`)
  await sendOutbox(shop)
  expect(await found('full@example.net')).toMatchObject([{ state: 'refused', attempts: 2, topic: 'staff.invited' }])
  const [health] = await ask<{ health: { failing: number; day: Record<string, number> } }>('select public.mail_health() as health')
  expect(health?.health.failing).toBe(1)
  expect(health?.health.day.refused).toBeGreaterThan(1)
})

test('whoever is erased is erased from the book of letters, by their account as by an order without one', async () => {
  const person = await givenPerson(db)
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [person])
  await write(email)
  await givenOrder(market, { wish: { email: 'guest@example.net' }, pays: false })
  await write('guest@example.net')
  await write('ben@example.net')
  expect([await found(email), await found('guest@example.net')].map(({ length }) => length > 0)).toEqual([true, true])
  await db.service.one('select private.delete_account($1)', [person])
  await db.service.one(`select private.erase_guest('guest@example.net')`)
  expect([await found(email), await found('guest@example.net')]).toEqual([[], []])
  expect(await found('ben@example.net')).toHaveLength(1)
})

test('the domain’s records are judged one by one, and what nobody answers is no record that is missing', async () => {
  const none = Object.assign(new Error('none'), { code: 'ENOTFOUND' })
  const dns: Record<string, string[][] | Error> = {
    'good.example': [['v=spf1 include:mx.example ', '-all'], ['other']],
    'k1._domainkey.good.example': [['v=DKIM1; k=rsa; p=MIGf']],
    '_dmarc.good.example': [['v=DMARC1; p=reject']],
    'weak.example': [['v=spf1 +all']],
    'k1._domainkey.weak.example': [['v=DKIM1; p=']],
    '_dmarc.weak.example': [['v=DMARC1; p=none']],
    'odd.example': [['v=spf1 -all'], ['v=spf1 ~all']],
    '_dmarc.odd.example': new Error('timeout'),
  }
  const txt = async (name: string) => {
    const known = dns[name] ?? none
    if (known instanceof Error) throw known
    return known
  }
  const verdicts = async (domain: string, selector = 'k1') => (await checkDomain({ domain, selector, txt })).map(({ verdict }) => verdict)
  expect(await verdicts('good.example')).toEqual(['ok', 'ok', 'ok'])
  expect(await verdicts('weak.example')).toEqual(['weak', 'weak', 'weak'])
  expect(await verdicts('odd.example', '')).toEqual(['many', 'no_selector', 'unanswered'])
  expect(await verdicts('none.example')).toEqual(['missing', 'missing', 'missing'])
})

test('whoever may write letters sees where reports go and gets a test letter; nobody else', async () => {
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [clerk])
  const sent = await sendTestLetterFunction(shop, staff(), {})
  expect(await sent.json()).toEqual({ to: email })
  expect(await found(email)).toMatchObject([{ state: 'sent', topic: 'test' }])
  expect(await (await reportAddressFunction(shop, staff(), {})).json()).toMatchObject({
    url: expect.stringContaining('/webhooks/letters') as string,
    key: reportKey(shop),
  })
  const stranger = { ...asCaller(await givenPerson(db)), claims: { role: 'authenticated', ...withFactor() } }
  for (const use of [sendTestLetterFunction, reportAddressFunction, checkMailDomainFunction]) expect((await use(shop, stranger, {})).status).toBe(403)
})
