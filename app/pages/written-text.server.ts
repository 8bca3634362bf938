import type { Block, Inline } from '../blog/article.ts'
import { contentsOf } from '../blog/article.ts'
import { parseArticle } from '../blog/parse-article.server.ts'
import type { ShopFacts } from './info-pages.ts'
import { type Chunk, factsOf, type PageText, type WrittenText } from './page-text.ts'

/** A text of staff as its page shows it: facts in their places, and a place for each part. Facts are words, never Markdown. */
export function writtenText(text: PageText, facts: ShopFacts, language: string): WrittenText {
  const known = factsOf(facts)
  const fill = (words: string) => words.replaceAll(/\{\{([a-zA-Z]+)\}\}/g, (whole, name: string) => (Object.hasOwn(known, name) ? String(known[name]) : whole))
  const blocks = parseArticle(text.content)
  const chunks: Chunk[] = []
  for (const block of blocks) {
    const name = partIn(block)
    const last = chunks.at(-1)
    if (name !== undefined) chunks.push({ is: 'part', name })
    else if (last?.is === 'text') last.blocks.push(filledBlock(block, fill))
    else chunks.push({ is: 'text', blocks: [filledBlock(block, fill)] })
  }
  const contents = contentsOf(chunks.flatMap((chunk) => (chunk.is === 'text' ? chunk.blocks : [])))
  return { title: fill(text.title), lead: fill(plainLead(text.lead)), language, chunks, contents }
}

/** The lead stands as plain words, also in what search engines show. */
const plainLead = (lead: string) => lead.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\\([\\`*_[\]<>#.+-])/g, '$1')

/** The part that a paragraph by itself places. */
function partIn(block: Block): string | undefined {
  if (block.is !== 'paragraph' || block.text.length !== 1 || block.text[0]?.is !== 'text') return undefined
  return /^\{\{part\.([a-zA-Z]+)\}\}$/.exec(block.text[0].text.trim())?.[1]
}

type Fill = (words: string) => string

function filledBlock(block: Block, fill: Fill): Block {
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: filled(block.text, fill) }
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((one) => filledBlock(one, fill))) }
    case 'quote':
      return { ...block, blocks: block.blocks.map((one) => filledBlock(one, fill)) }
    case 'table':
      return { ...block, head: block.head.map((cell) => filled(cell, fill)), rows: block.rows.map((row) => row.map((cell) => filled(cell, fill))) }
    case 'picture':
      return { ...block, alt: fill(block.alt) }
    case 'rule':
      return block
  }
}

const filled = (parts: readonly Inline[], fill: Fill): Inline[] =>
  parts.map((part): Inline => {
    switch (part.is) {
      case 'text':
      case 'code':
        return { ...part, text: fill(part.text) }
      case 'link':
        return { ...part, to: fill(part.to), text: filled(part.text, fill) }
      case 'strong':
      case 'emphasis':
        return { ...part, text: filled(part.text, fill) }
      case 'break':
        return part
    }
  })
