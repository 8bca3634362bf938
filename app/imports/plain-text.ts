import { Parser } from 'htmlparser2'

/** What nobody reads as text. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'head', 'title'])
/** What stands on lines of its own. */
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul'.split(' '),
)

/**
 * HTML as clean text: paragraphs apart by an empty line, items of lists by `•`, cells of tables by a space, entities as what they stand for, scripts and styles gone. Text without a tag keeps
 * its lines. What comes out is a text and never markup, whatever went in.
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return tidy(html)
  const marked = /<\/?[a-z]/i.test(html)
  let text = ''
  let unread = 0
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (UNREAD.has(name)) unread += 1
        else if (name === 'br') text += '\n'
        else if (name === 'li') text += '\n• '
        else if (name === 'td' || name === 'th') text += ' '
        else if (BLOCKS.has(name)) text += '\n\n'
      },
      onclosetag: (name) => {
        if (UNREAD.has(name)) unread -= 1
        else if (BLOCKS.has(name)) text += '\n\n'
      },
      ontext: (part) => {
        if (unread === 0) text += marked ? part.replaceAll(/\s+/g, ' ') : part
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return tidy(text)
}

/** Without what nobody sees, and with one empty line at most. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // Control characters and signs that turn the direction of a text around.
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n+(?=• )/g, '\n')
    .trim()
