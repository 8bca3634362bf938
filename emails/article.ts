import { plain, type Block, type Inline } from '../app/blog/article.ts'
import { escape } from './escape.ts'

/** What staff wrote, and how a path of the shop becomes an address that works in a letter. */
export type Article = { blocks: readonly Block[]; path: (to: string) => string }

export const articleAsText = ({ blocks, path }: Article): string => blocks.map((block) => blockText(block, path)).join('\n\n')

/** Only what the tree names becomes HTML, every letter of it escaped. Pictures and tables are left to pages: many mail programs break them. */
export const articleAsHtml = ({ blocks, path }: Article): string => blocks.map((block) => blockHtml(block, path)).join('')

function blockText(block: Block, path: Article['path']): string {
  switch (block.is) {
    case 'heading':
      return plain(block.text)
    case 'paragraph':
      return inlinesText(block.text, path)
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${item.map((one) => blockText(one, path)).join('\n  ')}`).join('\n')
    case 'quote':
      return block.blocks.map((one) => `> ${blockText(one, path)}`).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map((cell) => inlinesText(cell, path)).join(' | ')).join('\n')
    case 'picture':
      return block.alt
    default:
      return '* * *'
  }
}

const inlinesText = (inlines: readonly Inline[], path: Article['path']): string =>
  inlines
    .map((part) => {
      if (part.is === 'break') return '\n'
      if (part.is === 'link') return `${inlinesText(part.text, path)} (${path(part.to)})`
      return typeof part.text === 'string' ? part.text : inlinesText(part.text, path)
    })
    .join('')

function blockHtml(block: Block, path: Article['path']): string {
  switch (block.is) {
    case 'heading':
      return `<h2 style="margin:24px 0 6px;font-size:18px;line-height:1.4;font-weight:600">${inlinesHtml(block.text, path)}</h2>`
    case 'paragraph':
      return `<p style="margin:0 0 16px">${inlinesHtml(block.text, path)}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${item.map((one) => itemHtml(one, path)).join('')}</li>`)
      return `<${tag} style="margin:0 0 16px;padding:0 0 0 22px">${items.join('')}</${tag}>`
    }
    case 'quote':
      return `<blockquote class="rule" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #E6DFD2">${block.blocks.map((one) => blockHtml(one, path)).join('')}</blockquote>`
    case 'table':
      return [block.head, ...block.rows].map((row) => `<p style="margin:0 0 6px">${row.map((cell) => inlinesHtml(cell, path)).join(' · ')}</p>`).join('')
    case 'picture':
      return block.alt === '' ? '' : `<p style="margin:0 0 16px">${escape(block.alt)}</p>`
    default:
      return '<p class="rule" style="margin:20px 0;border-top:1px solid #E6DFD2;font-size:0;line-height:0">&nbsp;</p>'
  }
}

/** The first paragraph of an item stands beside its mark. */
const itemHtml = (block: Block, path: Article['path']): string => (block.is === 'paragraph' ? inlinesHtml(block.text, path) : blockHtml(block, path))

const inlinesHtml = (inlines: readonly Inline[], path: Article['path']): string =>
  inlines
    .map((part) => {
      switch (part.is) {
        case 'text':
          return escape(part.text)
        case 'code':
          return `<code>${escape(part.text)}</code>`
        case 'break':
          return '<br>'
        case 'link':
          return `<a class="mark" href="${escape(path(part.to))}" style="color:#2B3F87">${inlinesHtml(part.text, path)}</a>`
        default:
          return part.is === 'strong' ? `<strong>${inlinesHtml(part.text, path)}</strong>` : `<em>${inlinesHtml(part.text, path)}</em>`
      }
    })
    .join('')
