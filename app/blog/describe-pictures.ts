import type { Block } from './article.ts'

/** The parts of an article, with what its pictures show where the article says nothing of it and the shop does: `alts` leads from an address, without its query, to the words. */
export const describePictures = (blocks: readonly Block[], alts: Readonly<Record<string, string>>): Block[] =>
  blocks.map((block) => {
    switch (block.is) {
      case 'picture':
        return block.alt === '' ? { ...block, alt: alts[block.src.split('?')[0] ?? ''] ?? '' } : block
      case 'quote':
        return { ...block, blocks: describePictures(block.blocks, alts) }
      case 'list':
        return { ...block, items: block.items.map((item) => describePictures(item, alts)) }
      default:
        return block
    }
  })
