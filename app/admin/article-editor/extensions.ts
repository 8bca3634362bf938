import type { Extensions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'

/** What an article can hold (`app/blog/article.ts`). What a page would leave out (underlined, struck through) cannot be written. */
export const ARTICLE: Extensions = [
  StarterKit.configure({ underline: false, strike: false, link: { openOnClick: false, autolink: false } }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
  Markdown,
]

/** Whether the editor writes a text so that it reads differently: not by a tilde that is made plain, nor by how wide the columns of a table are typed. */
export const isRewritten = (before: string, after: string): boolean => read(before) !== read(after)

const read = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll('\\~', '~')
    .replaceAll(/^\|.*\|[ \t]*$/gm, (row) =>
      row
        .trim()
        .replaceAll(/ *\| */g, '|')
        .replaceAll(/-{3,}/g, '---'),
    )
