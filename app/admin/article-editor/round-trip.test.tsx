import { globSync, readFileSync } from 'node:fs'
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { ARTICLE, isRewritten } from './extensions.ts'

let editor: Editor | undefined
afterEach(() => editor?.destroy())
const written = (markdown: string): string => {
  editor?.destroy()
  editor = new Editor({ extensions: ARTICLE, content: markdown, contentType: 'markdown' })
  return editor.getMarkdown()
}

const POSTS = globSync('demo/posts/*/*.md')

test('every post of the demo comes out of the editor as it went in', () => {
  expect(POSTS.length).toBeGreaterThan(300)
  const changed = POSTS.flatMap((file) => {
    const post = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
    const after = written(post)
    return isRewritten(post, after) ? [{ file, after }] : []
  })
  expect(changed).toEqual([])
})

test.each([
  ['a table', '| Dye | Fastness |\n| --- | --- |\n| Indigo | 5 |'],
  ['a picture', '![A bowl](/pictures/bowl.webp)'],
  ['a list in a list', '- one\n  - two\n- three'],
  ['a link', 'See [our silk](/products?q=silk) and [the museum](https://museum.example/).'],
  ['a quotation', '> Wash it cold.\n>\n> Dry it in the shade.'],
  ['a line that ends early', 'One  \ntwo'],
  ['Thai', '## ผ้าไหม\n\nผ้าไหม **สุรินทร์** งาม'],
])('%s stays what it is', (_what, markdown) => {
  expect(isRewritten(markdown, written(markdown))).toBe(false)
})

test('HTML becomes text that is seen, and the editor knows that it changes it', () => {
  const html = 'Before <span class="x">word</span> after'
  expect(isRewritten(html, written(html))).toBe(true)
})
