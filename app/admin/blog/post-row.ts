/** A post as lists and its record know it; its texts are asked for by language. */
export type PostRow = {
  id: string
  slug: string
  language: string
  title: string
  category_id: string | null
  author: string
  featured_image: string | null
  product_search: string
  reading_time: number
  status: 'draft' | 'published' | 'archived'
  published_at: string | null
  created_at: string
  updated_at: string
  /** On its record only. */
  tags?: { tag: { id: string; name: string } }[]
}

export type PostState = 'draft' | 'scheduled' | 'published' | 'archived'

/** Where a post stands at a moment: what is published for later is scheduled. */
export const postStateOf = ({ status, published_at: at }: Pick<PostRow, 'status' | 'published_at'>, now: Date): PostState =>
  status === 'published' && at !== null && new Date(at) > now ? 'scheduled' : status

const LONGEST_ADDRESS = 120

/** The address a title suggests; empty where it has no Latin letters. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ADDRESS)
    .replace(/^-+|-+$/g, '')

/** Whether the database takes it as an address of a post. */
export const isSlug = (text: string): boolean => text.length <= LONGEST_ADDRESS && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

type Tag = { id: string; name: string }

/**
 * The tags of a line, separated by commas: those that stand already by their name or address, new ones with the address their name suggests. What has no
 * Latin letters has no address and is left out.
 */
export const tagsOf = (line: string, known: readonly Tag[]): Tag[] => {
  const tags = line.split(',').flatMap((typed): Tag[] => {
    const name = typed.trim().slice(0, 60)
    const id = slugOf(name).slice(0, 60).replace(/-+$/, '')
    const there = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase()) ?? known.find((tag) => tag.id === id)
    return there ? [there] : id === '' ? [] : [{ id, name }]
  })
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()]
}
