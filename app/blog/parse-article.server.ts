import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Inline } from './article.ts'

/**
 * Markdown as a tree of what posts may hold. HTML, scripts and addresses that are neither ours nor https or mailto are left out, because a page shows only
 * what the tree names: there is no HTML to be cleaned.
 */
export function parseArticle(markdown: string): Block[] {
  const ids = new Map<string, number>()
  const idOf = (text: string) => {
    const base =
      text
        .toLowerCase()
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '') || 'part'
    const seen = ids.get(base) ?? 0
    ids.set(base, seen + 1)
    return seen === 0 ? base : `${base}-${seen + 1}`
  }
  return blocksOf(lexer(markdown), idOf)
}

function blocksOf(tokens: readonly Token[], idOf: (text: string) => string): Block[] {
  return tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading': {
        // The page's own title is its first level.
        const { depth, text, tokens: parts } = token as Tokens.Heading
        return [{ is: 'heading', level: depth <= 2 ? 2 : 3, id: idOf(text), text: inlinesOf(parts) }]
      }
      case 'paragraph':
        return paragraphOf((token as Tokens.Paragraph).tokens)
      case 'text': {
        const { tokens: parts, text } = token as Tokens.Text
        return [{ is: 'paragraph', text: parts ? inlinesOf(parts) : [{ is: 'text', text: unescaped(text) }] }]
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List
        return [{ is: 'list', ordered, items: items.map((item) => blocksOf(item.tokens, idOf)) }]
      }
      case 'blockquote':
        return [{ is: 'quote', blocks: blocksOf((token as Tokens.Blockquote).tokens, idOf) }]
      case 'code':
        return [{ is: 'paragraph', text: [{ is: 'code', text: (token as Tokens.Code).text }] }]
      case 'table': {
        const { header, rows } = token as Tokens.Table
        return [{ is: 'table', head: header.map((cell) => inlinesOf(cell.tokens)), rows: rows.map((row) => row.map((cell) => inlinesOf(cell.tokens))) }]
      }
      case 'hr':
        return [{ is: 'rule' }]
      default:
        return []
    }
  })
}

/** A picture alone in its paragraph stands by itself; within a sentence there are none. */
function paragraphOf(tokens: readonly Token[]): Block[] {
  const [only] = tokens
  if (tokens.length === 1 && only?.type === 'image') {
    const { href, text } = only as Tokens.Image
    return isOurs(href) ? [{ is: 'picture', src: href, alt: unescaped(text) }] : []
  }
  const text = inlinesOf(tokens)
  return text.length > 0 ? [{ is: 'paragraph', text }] : []
}

function inlinesOf(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
      case 'escape': {
        const { text, tokens: parts } = token as Tokens.Text
        return parts ? inlinesOf(parts) : [{ is: 'text', text: unescaped(text) }]
      }
      case 'strong':
        return [{ is: 'strong', text: inlinesOf((token as Tokens.Strong).tokens) }]
      case 'em':
        return [{ is: 'emphasis', text: inlinesOf((token as Tokens.Em).tokens) }]
      case 'link': {
        const { href, tokens: parts } = token as Tokens.Link
        const text = inlinesOf(parts)
        return isOurs(href) || /^(https:\/\/|mailto:)/i.test(href) ? [{ is: 'link', to: href, text }] : text
      }
      case 'codespan':
        return [{ is: 'code', text: unescaped((token as Tokens.Codespan).text) }]
      case 'br':
        return [{ is: 'break' }]
      default:
        return []
    }
  })
}

/** A path of this shop; `//host` would be somebody else's. */
const isOurs = (href: string) => /^\/(?![/\\])/.test(href)

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00a0' }
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
