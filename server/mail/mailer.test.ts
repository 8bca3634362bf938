import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { createMetrics } from '../metrics.ts'
import { createMailboxPage } from './mailbox-page.ts'
import { createMailbox } from './mailbox.ts'
import { createMailer } from './mailer.ts'

const LETTER = {
  to: 'ada@example.com',
  subject: 'ขอบคุณ · Danke',
  text: 'Ihre Bestellung: https://hattha.example/o?a=1&b=2',
  html: '<p>Ihre <b>Bestellung</b></p>',
}

function emptyMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, mailbox: createMailbox(folder) }
}

/** A real mail server that keeps what it gets, or refuses everything. */
async function mailServer({ refusing = false } = {}) {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'p@ss/word' ? done(null, { user: 'shop' }) : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => (refusing ? done(new Error('mailbox is full')) : done()),
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((email) => {
          received.push(email)
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  // Listening on TCP, so the address is not a pipe's name.
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://shop:${encodeURIComponent('p@ss/word')}@127.0.0.1:${port}` }
}

function mailerFor(smtpUrl: string | undefined) {
  const { mailbox } = emptyMailbox()
  const metrics = createMetrics()
  const mailer = createMailer({ smtpUrl, from: 'Hattha <shop@hattha.example>', mailbox, log: quietLog(), metrics })
  onTestFinished(() => mailer.close())
  return { mailer, mailbox, metrics }
}

test('a letter arrives by SMTP as it was written, from the shop', async () => {
  const { received, url } = await mailServer()
  await mailerFor(url).mailer.send({ ...LETTER, headers: { 'List-Unsubscribe': '<https://hattha.example/u>' } })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ subject: LETTER.subject, from: { name: 'Hattha', address: 'shop@hattha.example' }, to: [{ address: 'ada@example.com' }] })
  expect(received[0]?.text).toContain(LETTER.text)
  expect(received[0]?.html).toContain('<b>Bestellung</b>')
})

test('a letter the server refuses throws, so that its job runs again', async () => {
  const { url } = await mailServer({ refusing: true })
  const { mailer, metrics } = mailerFor(url)
  await expect(mailer.send(LETTER)).rejects.toThrow('mailbox is full')
  expect(await metrics.text()).toContain('letters_total{result="failed"} 1')
})

test('a mail server that is away throws', async () => {
  await expect(mailerFor('smtp://127.0.0.1:9').mailer.send(LETTER)).rejects.toThrow('ECONNREFUSED')
})

test('a line break in a subject starts no header', async () => {
  const { received, url } = await mailServer()
  await mailerFor(url).mailer.send({ ...LETTER, subject: 'Hello\r\nBcc: eve@example.com' })
  expect(received[0]).toMatchObject({ subject: 'Hello Bcc: eve@example.com' })
  expect(received[0]?.bcc ?? []).toEqual([])
})

test('without a server letters are caught, the newest first', async () => {
  const { mailer, mailbox } = mailerFor(undefined)
  await mailer.send(LETTER)
  await mailer.send({ ...LETTER, subject: 'second' })
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['second', LETTER.subject])
})

test('a mailbox nobody has written to is empty, and a letter is never seen half written', async () => {
  const { folder, mailbox } = emptyMailbox()
  expect(await createMailbox(join(folder, 'not-yet')).list()).toEqual([])
  await Promise.all(Array.from({ length: 20 }, (_, number) => mailbox.keep({ ...LETTER, subject: String(number) })))
  expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([])
  expect(await mailbox.list()).toHaveLength(20)
})

test('the mailbox page lists, shows and escapes letters, and runs nothing of theirs', async () => {
  const { mailbox } = emptyMailbox()
  const { id } = await mailbox.keep({ ...LETTER, subject: '<script>alert(1)</script>', html: '<script>alert(2)</script><a href="/x">x</a>' })
  const page = createMailboxPage(mailbox)
  expect(await (await page.request('/')).text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  const shown = await page.request(`/${id}`)
  expect(await shown.text()).toContain('<a href="https://hattha.example/o?a=1&amp;b=2">')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  const letter = await page.request(`/${id}/html`)
  expect(letter.headers.get('content-security-policy')).toMatch(/^sandbox /)
  expect((await page.request('/no-such-letter')).status).toBe(404)
  expect((await page.request(`/${encodeURIComponent('../../etc/passwd')}`)).status).toBe(404)
})
