/** What a post may be made of. Written by people, so nothing else of Markdown or HTML reaches a page. */
export type Block =
  | { is: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | { is: 'paragraph'; text: Inline[] }
  | { is: 'list'; ordered: boolean; items: Block[][] }
  | { is: 'quote'; blocks: Block[] }
  | { is: 'picture'; src: string; alt: string }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'rule' }

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'strong' | 'emphasis'; text: Inline[] }
  | { is: 'link'; to: string; text: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'break' }

/** The letters of a piece of text, without its markup. */
export const plain = (inlines: readonly Inline[]): string =>
  inlines.map((part) => (part.is === 'break' ? ' ' : typeof part.text === 'string' ? part.text : plain(part.text))).join('')

/** The second-level headings of an article: what its table of contents shows. */
export const contentsOf = (blocks: readonly Block[]): { id: string; title: string }[] =>
  blocks.flatMap((block) => (block.is === 'heading' && block.level === 2 ? [{ id: block.id, title: plain(block.text) }] : []))
