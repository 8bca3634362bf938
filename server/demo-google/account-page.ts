import { html, raw } from 'hono/html'
import type { TFunction } from 'i18next'
import type { Language } from '../../app/i18n/languages.ts'

/** The sentences of a language; keys begin with `demo-google:`. */
export type PlayWords = (language: Language) => TFunction

/** The screen of the played Google: says that it is not Google, asks who one is, and lets one go back. Plain HTML, no script. */
export async function accountPage(
  words: PlayWords,
  language: Language,
  { domain, address, wrong = false }: { domain: string; address: string; wrong?: boolean },
): Promise<Response> {
  const t = words(language)
  const page =
    await html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('demo-google:title')}</title><link rel="icon" href="data:,"><style>${raw(STYLES)}</style></head>
    <body><main><h1>${t('demo-google:title')}</h1><p class="note">${t('demo-google:note')}</p>
      ${wrong ? html`<p role="alert" class="wrong">${t('demo-google:wrong')}</p>` : ''}
      <form method="post">
        <label for="name">${t('demo-google:name')}</label><input id="name" name="name" value="Ada Lovelace" minlength="2" maxlength="50" autocomplete="off" required>
        <label for="address">${t('demo-google:address')}</label>
        <span class="address"><input id="address" name="address" value="${address}" pattern="[a-zA-Z0-9][a-zA-Z0-9.\\-]*" maxlength="61" autocapitalize="none" autocomplete="off" spellcheck="false" aria-describedby="whose" required><span>@${domain}</span></span>
        <p id="whose" class="hint">${t('demo-google:hint')}</p>
        <button name="answer" value="allow" class="go">${t('demo-google:allow')}</button><button name="answer" value="cancel" formnovalidate>${t('demo-google:cancel')}</button>
      </form></main></body></html>`
  return new Response(String(page), {
    status: wrong ? 422 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  })
}

const STYLES = `:root{color-scheme:light dark;--paper:#fbf8f2;--ink:#1c2333;--soft:#565d6e;--line:#8d8778;--go:#2b3a67;--on:#fff;--bad:#a33b1f}
@media(prefers-color-scheme:dark){:root{--paper:#11151f;--ink:#f1ece2;--soft:#b3b0a8;--line:#6b7390;--go:#aab8ee;--on:#11151f;--bad:#f0a08a}}
*{box-sizing:border-box}body{margin:0;padding:0 1rem;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:28rem;margin:6vh auto;padding:1.5rem;border:1px solid var(--line);border-radius:14px}h1{font-size:1.35rem;line-height:1.3;margin:0}
.note{border:1px dashed var(--line);border-radius:8px;padding:.5rem .75rem}.hint{color:var(--soft);font-size:.9rem;margin:.25rem 0 1rem}.wrong{color:var(--bad);font-weight:600}
form{display:grid;margin-top:1rem}label{font-weight:600;margin-top:.75rem}input{min-width:0;width:100%;min-height:48px;padding:0 .75rem;border-radius:8px;border:1px solid var(--line);background:none;color:inherit;font:inherit}
.address{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem}.address input{flex:1 1 9rem}
button{min-height:48px;margin-top:.75rem;border-radius:8px;border:1px solid var(--line);background:none;color:inherit;font:inherit;cursor:pointer}
.go{background:var(--go);color:var(--on);border-color:var(--go);font-weight:600}:focus-visible{outline:3px solid var(--go);outline-offset:2px}`
