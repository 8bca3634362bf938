import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { CaughtLetter, Mailbox } from './mailbox.ts'

/**
 * `/dev/mailbox`: the caught letters, for whoever tries the shop on their own machine. Never mounted in a live shop.
 * A tool for developers, so it speaks English only. A letter is shown in a frame that runs nothing.
 */
export function createMailboxPage(mailbox: Mailbox): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })
  app.get('/', async (c) => {
    const letters = await mailbox.list()
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return c.html(page('Mailbox', letters.length === 0 ? html`<p>No letter yet. Whatever the shop would send lands here.</p>` : listOf(letters)))
  })
  app.get('/:id', async (c) => {
    const letter = await mailbox.get(c.req.param('id'))
    if (!letter) return c.html(page('Mailbox', html`<p>This letter does not exist. <a href="/dev/mailbox">All letters</a></p>`), 404)
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'")
    return c.html(page(letter.subject, shown(letter)))
  })
  app.get('/:id/html', async (c) => {
    const letter = await mailbox.get(c.req.param('id'))
    if (!letter) return c.text('This letter does not exist.', 404)
    c.header(
      'content-security-policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'",
    )
    // Links leave the frame, so that a click in a letter opens the shop.
    return c.html(`<base target="_blank">${letter.html}`)
  })
  return app
}

const listOf = (letters: readonly CaughtLetter[]) =>
  html`<table><thead><tr><th>When</th><th>To</th><th>Subject</th></tr></thead><tbody>${letters.map(
    (letter) =>
      html`<tr><td><time datetime="${letter.at}">${letter.at.slice(0, 19).replace('T', ' ')}</time></td><td>${letter.to}</td><td><a href="/dev/mailbox/${letter.id}">${letter.subject}</a></td></tr>`,
  )}</tbody></table>`

const shown = (letter: CaughtLetter) => html`<p><a href="/dev/mailbox">All letters</a></p>
  <dl><dt>To</dt><dd>${letter.to}</dd><dt>When</dt><dd><time datetime="${letter.at}">${letter.at}</time></dd></dl>
  <iframe title="The letter as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mailbox/${letter.id}/html"></iframe>
  <h2>As text</h2><pre>${linked(letter.text)}</pre>`

/** The text with its addresses clickable; everything else escaped. */
const linked = (text: string) => text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${raw(styles)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

const styles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.4rem .6rem;border-bottom:1px solid #8884;overflow-wrap:anywhere}iframe{width:100%;height:60vh;border:1px solid #8884;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .4rem}`
