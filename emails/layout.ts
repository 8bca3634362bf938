import { plain } from '../app/blog/article.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { articleAsHtml, articleAsText, type Article } from './article.ts'
import { escape } from './escape.ts'

/** What a letter is made of, from top to bottom. Texts are plain; the layout escapes them. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** What staff wrote in Markdown. */
  | { kind: 'article'; article: Article }
  | { kind: 'heading'; text: string }
  /** Beside the main matter: how long a link is good, what to keep. */
  | { kind: 'aside'; text: string }
  | { kind: 'button'; text: string; href: string }
  /** Less than a button: a way out, at the end. */
  | { kind: 'link'; text: string; href: string }
  /** `picture`: a full address, null for a line without one, left out where lines have none at all. `href`: where the line leads. */
  | { kind: 'lines'; rows: readonly LineRow[] }
  | { kind: 'facts'; rows: readonly { name: string; lines: readonly string[] }[] }
  | { kind: 'sums'; rows: readonly { text: string; amount: string; strong?: boolean }[] }

export type Draft = { to: string; language: string; subject: string; heading: string; blocks: readonly Block[]; footer: string }

/** The woven band of the shop, as cells of a table: mail programs show no SVG. Hex colours, because they know no other. */
const BAND = ['#A8762A', '#2B3F87', '#A8762A', '#A94A26', '#A8762A', '#2B3F87', '#A8762A']
const SANS = "font-family:'IBM Plex Sans Thai Looped',Inter,-apple-system,'Segoe UI','Noto Sans Thai',sans-serif"
const SERIF = "font-family:Fraunces,'Noto Serif Thai',Georgia,serif"

/** In programs that follow the device, the colours of the shop's night. */
const DARK = `@media(prefers-color-scheme:dark){.paper{background:#11151F!important;color:#F1ECE2!important}.card{background:#1A2030!important;border-color:#2B3347!important}.ink,.ink td,.ink p,.ink h1,.ink h2{color:#F1ECE2!important}.soft,.ink .soft{color:#A9B0C0!important}.mark{color:#9DB0F2!important}.go{background:#9DB0F2!important;color:#11151F!important}.rule{border-color:#2B3347!important}}
@media(max-width:480px){.pad{padding:22px 20px!important}.thumb{width:54px!important}.thumb img{width:44px!important;height:44px!important}}`

/** Lays a letter out, once as text and once as HTML that also old mail programs show. Addresses stand in full in the text. */
export function layOut({ to, language, subject, heading, blocks, footer }: Draft): Letter {
  const text = [heading, ...blocks.map(asText), '--', footer].join('\n\n')
  const preview = previewOf(blocks)
  const html = `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;background:#FBF8F2;color:#1C2333;font-size:16px;line-height:1.6;${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F2"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:580px"><tr><td style="padding:0 4px 14px">
<p class="mark" style="margin:0;color:#2B3F87;font-size:24px;line-height:1.2;font-weight:600;${SERIF}">Hattha <span lang="th" style="font-size:18px">หัตถ์</span></p></td></tr></table>
<table role="presentation" class="card ink" width="100%" cellpadding="0" cellspacing="0" style="max-width:580px;background:#FFFFFF;border:1px solid #E6DFD2;border-radius:14px;overflow:hidden">
<tr><td style="padding:0;font-size:0;line-height:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${BAND.map((colour) => `<td height="4" style="height:4px;background:${colour};font-size:0;line-height:0">&nbsp;</td>`).join('')}</tr></table></td></tr>
<tr><td class="pad" style="padding:30px 36px">
<h1 style="margin:0 0 16px;font-size:25px;line-height:1.35;font-weight:600;${SERIF}">${escape(heading)}</h1>${blocks.map(asHtml).join('')}</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:580px"><tr><td style="padding:16px 4px">
<p class="soft" style="margin:0;color:#5A6275;font-size:13px;line-height:1.6">${escape(footer)}</p></td></tr></table></td></tr></table></body></html>`
  return { to, subject, text, html }
}

/** What lists of letters show beside the subject. */
function previewOf(blocks: readonly Block[]): string {
  for (const block of blocks) {
    if (block.kind === 'paragraph') return block.text
    if (block.kind === 'article') for (const part of block.article.blocks) if (part.is === 'paragraph') return plain(part.text)
  }
  return ''
}

function asText(block: Block): string {
  if (block.kind === 'article') return articleAsText(block.article)
  if (block.kind === 'paragraph' || block.kind === 'aside') return block.text
  if (block.kind === 'heading') return `${block.text}\n${'-'.repeat(Math.min(40, [...block.text].length))}`
  if (block.kind === 'button' || block.kind === 'link') return `${block.text}:\n${block.href}`
  if (block.kind === 'lines')
    return block.rows.map((row) => `- ${row.text}  ${row.amount}${row.note ? `\n  ${row.note}` : ''}${row.href ? `\n  ${row.href}` : ''}`).join('\n')
  if (block.kind === 'facts') return block.rows.map(({ name, lines }) => `${name}:\n${lines.join('\n')}`).join('\n\n')
  return block.rows.map((row) => `${row.text}: ${row.amount}`).join('\n')
}

function asHtml(block: Block): string {
  if (block.kind === 'article') return articleAsHtml(block.article)
  if (block.kind === 'paragraph') return `<p style="margin:0 0 16px">${escape(block.text).replaceAll('\n', '<br>')}</p>`
  if (block.kind === 'aside') return `<p class="soft" style="margin:0 0 12px;color:#5A6275;font-size:14px">${escape(block.text)}</p>`
  if (block.kind === 'heading') return `<h2 style="margin:24px 0 4px;font-size:17px;line-height:1.4;font-weight:600">${escape(block.text)}</h2>`
  if (block.kind === 'link') {
    return `<p class="soft" style="margin:0 0 12px;font-size:14px"><a class="soft" href="${escape(block.href)}" style="color:#5A6275">${escape(block.text)}</a></p>`
  }
  if (block.kind === 'button') {
    return `<p style="margin:26px 0"><a class="go" href="${escape(block.href)}" style="display:inline-block;padding:13px 26px;border-radius:8px;background:#2B3F87;color:#FFFFFF;text-decoration:none;font-weight:600">${escape(block.text)}</a></p>`
  }
  if (block.kind === 'facts') return block.rows.map(factRow).join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.kind === 'lines' ? block.rows.map(lineRow).join('') : block.rows.map(sumRow).join('')}</table>`
}

type LineRow = { text: string; note?: string; amount: string; picture?: string | null; href?: string }

const lineRow = ({ text, note, amount, picture, href }: LineRow) =>
  `<tr>${picture === undefined ? '' : pictureCell(picture)}<td class="rule" style="padding:10px 0;border-bottom:1px solid #E6DFD2;vertical-align:top;word-break:break-word">${href === undefined ? escape(text) : `<a class="mark" href="${escape(href)}" style="color:#2B3F87">${escape(text)}</a>`}${note ? `<br><span class="soft" style="color:#5A6275;font-size:14px">${escape(note)}</span>` : ''}</td>${amountCell(amount, 'border-bottom:1px solid #E6DFD2;padding:10px 0 10px 14px')}</tr>`

/** The name stands beside it, so it says nothing to those who listen. */
const pictureCell = (picture: string | null) =>
  `<td class="rule thumb" width="76" style="width:76px;padding:10px 0;border-bottom:1px solid #E6DFD2;vertical-align:top">${picture === null ? '' : `<img src="${escape(picture)}" width="64" height="64" alt="" style="display:block;width:64px;height:64px;object-fit:cover;border:0;border-radius:8px">`}</td>`

const factRow = ({ name, lines }: { name: string; lines: readonly string[] }) =>
  `<p style="margin:0 0 16px;word-break:break-word"><span class="soft" style="color:#5A6275;font-size:14px">${escape(name)}</span><br>${lines.map(escape).join('<br>')}</p>`

const sumRow = ({ text, amount, strong = false }: { text: string; amount: string; strong?: boolean }) => {
  const look = strong ? 'font-weight:700;font-size:18px;padding-top:10px' : ''
  return `<tr><td style="padding:4px 0;${look}">${escape(text)}</td>${amountCell(amount, `padding:4px 0 4px 14px;${look}`)}</tr>`
}

const amountCell = (amount: string, style: string) =>
  `<td class="rule" align="right" style="white-space:nowrap;vertical-align:top;${style}">${escape(amount)}</td>`
