import { html, raw } from 'hono/html'
import type { TFunction } from 'i18next'
import { languageOf, type Language } from '../../app/i18n/languages.ts'
import { formatPrice } from '../../app/money/currency.ts'
import { minor } from '../../app/platform/money.ts'
import type { BankCharge } from './books.ts'
import { PLAYED_REASONS } from './disputes.ts'

/** The sentences of a language; keys begin with `demo-bank:`. */
export type PayWords = (language: Language) => TFunction

/** The page of the demo bank: says that it is none, and lets the buyer approve or decline. Plain HTML, no script. */
export async function payPage(charge: BankCharge, words: PayWords, { disputed = false } = {}): Promise<Response> {
  const language = languageOf(new URL(charge.return_url).pathname.split('/')[1]) ?? 'en'
  const t = words(language)
  const amount = formatPrice(minor(charge.amount_minor), 'THB', language)
  const body =
    charge.status === 'pending'
      ? html`<p class="amount">${amount}</p><p>${t('demo-bank:to', { shop: 'Hattha', reference: charge.description })}</p>
          <form method="post"><button name="decision" value="approve" class="go">${t('demo-bank:approve')}</button><button name="decision" value="decline">${t('demo-bank:decline')}</button></form>`
      : html`<p class="amount">${t(`demo-bank:status.${charge.status}`)}</p><p>${amount}</p><p><a href="${charge.return_url}">${t('demo-bank:back')}</a></p>
          ${disputed ? html`<p class="note" role="status">${t('demo-bank:dispute.opened')}</p>` : charge.status === 'paid' && disputeForm(charge, t)}`
  const page =
    await html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('demo-bank:title')}</title><style>${raw(STYLES)}</style></head>
    <body><main><p class="mark">${t('demo-bank:title')}</p><p class="note">${t('demo-bank:note')}</p><h1>${t(`demo-bank:method.${charge.method}`)}</h1>${body}</main></body></html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  })
}

/** Plays what the buyer's own bank can do: take a payment back. */
const disputeForm = ({ id }: BankCharge, t: TFunction) => html`<form method="post" action="${id}/dispute"><p class="note">${t('demo-bank:dispute.note')}</p>
  ${PLAYED_REASONS.map((reason) => html`<button name="reason" value="${reason}">${t(`demo-bank:dispute.${reason}`)}</button>`)}</form>`

const STYLES = `:root{color-scheme:light dark;--paper:#fbf8f2;--ink:#1c2333;--line:#e6dfd2;--go:#3f6b4c;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#11151f;--ink:#f1ece2;--line:#2b3347;--go:#86c49a;--on:#11151f}}
body{margin:0;padding:0 1rem;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}main{max-width:26rem;margin:8vh auto;padding:1.5rem;border:1px solid var(--line);border-radius:14px}
.mark{font-weight:700;margin:0}.note{border:1px dashed var(--line);border-radius:8px;padding:.5rem .75rem}.amount{font-size:2rem;font-weight:700;margin:.5rem 0}h1{font-size:1.1rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}button{min-height:48px;border-radius:8px;border:1px solid var(--line);background:none;color:inherit;font:inherit;cursor:pointer}
.go{background:var(--go);color:var(--on);border-color:var(--go);font-weight:600}a{color:inherit}:focus-visible{outline:3px solid var(--go);outline-offset:2px}`
