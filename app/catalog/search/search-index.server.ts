import { setImmediate as nextTurn } from 'node:timers/promises'
import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import type { Database } from '../../platform/database.ts'
import { readVocabulary } from './read-vocabulary.server.ts'
import { queueChangedTerms } from './queue-changed-terms.server.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type IndexedText, indexedWords, namesOf, type TextMemory } from './search-words.ts'

type ProductTexts = {
  id: string
  name: string
  description: string
  material: string
  craft: string
  color: string
  tags: string[]
  business_name: string
  location: string
  province: string
  brand: string | null
  categories: string[] | null
  translations: { name: string; description: string }[] | null
}

/** Few enough that a maker who saves at this moment waits for a blink only. */
const BATCH = 100
/** The beginning of a description says what a piece is; the rest repeats it. */
const DESCRIPTION_CHARACTERS = 1500

const provinceNames = new Map(THAI_PROVINCES.map(({ code, th, en }) => [code, `${th} ${en}`]))

/**
 * Gives new words to the products that wait for them (`all`: to every listing). Returns how many it did. Safe to run twice and beside itself:
 * each product is taken by one run, and is back in the queue if that run fails. Needs the role `service_role`.
 */
export async function indexProducts(db: Database, { all = false }: { all?: boolean } = {}): Promise<number> {
  if (all) await db.all('insert into private.search_queue (product_id) select product_id from private.product_listings on conflict do nothing')
  await queueChangedTerms(db)
  // Every run reads the names anew: what was changed since is queued again for the next one.
  const vocabulary = await readVocabulary(db)
  const memory: TextMemory = new Map()
  const learnt = new Set<string>()
  let done = 0
  for (;;) {
    const { taken, finished } = await db.transaction((tx) => indexBatch(tx, { vocabulary, memory, learnt }))
    done += finished
    // Where everything that was taken is being sold at this moment, the next run finds it, behind what else waits.
    if (taken < BATCH || finished === 0) return done
    // Descriptions differ in every product; what repeats is soon there again.
    if (memory.size > 20_000) memory.clear()
  }
}

/** What a run knows: the names things have, texts it has read, words it has told the vocabulary. */
type Run = { vocabulary: Vocabulary; memory: TextMemory; learnt: Set<string> }

/**
 * The next products of the queue; returns how many were taken and how many of them have their words. Whoever sells or edits waits for this
 * transaction, in an order of their own: so it waits for nobody, and leaves in the queue what somebody else is changing.
 */
async function indexBatch(tx: Database, { vocabulary, memory, learnt }: Run): Promise<{ taken: number; finished: number }> {
  // Changed rather than deleted: whoever queues one of them meanwhile still waits to see what becomes of it, and what stays goes to the end.
  const taken = await tx.all<{ product_id: string }>(
    `update private.search_queue set queued_at = clock_timestamp() where product_id in (select product_id from private.search_queue
        order by queued_at limit $1 for update skip locked) returning product_id`,
    [BATCH],
  )
  const ids = taken.map(({ product_id }) => product_id)
  const products = await tx.all<ProductTexts>(READ_TEXTS, [ids])
  const found: ({ id: string } & ReturnType<typeof indexedWords>)[] = []
  for (const product of products) {
    found.push({ id: product.id, ...indexedWords(textsOf(product), memory, vocabulary) })
    // Cutting Thai into words keeps the processor busy; whoever waits for a page comes in between.
    await nextTurn()
  }
  const words = new Map(found.flatMap(({ spellings }) => [...spellings]))
  const names = namesOf(new Set(found.flatMap(({ concepts }) => [...concepts])), vocabulary)
  // Another run may be waited for here: before a row is held that a sale could want.
  await learn(tx, { words, names, learnt })
  return { taken: taken.length, finished: await writeWords(tx, ids, found) }
}

/** Writes the words of those products that nobody else is changing and takes them from the queue; returns how many. */
async function writeWords(tx: Database, ids: string[], found: readonly { id: string; vector: string; head: string }[]): Promise<number> {
  // What is listed has its row from the first moment, with what it says itself.
  const held = await tx.all<{ product_id: string }>(
    'select product_id from private.product_words where product_id = any ($1::uuid[]) order by product_id for no key update skip locked',
    [ids],
  )
  const free = new Set(held.map(({ product_id }) => product_id))
  // What has no row is not listed, unless somebody is listing it just now.
  const unlisted = await tx.all<{ id: string }>(
    `select p.id from public.products p where p.id = any ($1::uuid[])
        and not exists (select from private.product_words w where w.product_id = p.id) order by p.id for share skip locked`,
    [ids.filter((id) => !free.has(id))],
  )
  const written = found.filter(({ id }) => free.has(id))
  await tx.all(
    `update private.product_words w set words = n.vector::tsvector, head = n.head::tsvector
       from unnest($1::uuid[], $2::text[], $3::text[]) n(id, vector, head) where w.product_id = n.id and w.words <> n.vector::tsvector`,
    [written.map(({ id }) => id), written.map(({ vector }) => vector), written.map(({ head }) => head)],
  )
  const finished = [...free, ...unlisted.map(({ id }) => id)]
  await tx.all('delete from private.search_queue where product_id = any ($1::uuid[])', [finished])
  return finished.length
}

type Heard = { words: ReadonlyMap<string, string>; names: ReadonlyMap<string, string>; learnt: Set<string> }

/** Tells the vocabulary what it has not heard, in one order: two runs beside each other wait for each other in turn. */
async function learn(tx: Database, { words, names, learnt }: Heard): Promise<void> {
  const key = (word: string) => `${names.has(word)}${word}`
  const unheard = [...new Map([...words, ...names])].filter(([word]) => !learnt.has(key(word))).sort(([a], [b]) => (a < b ? -1 : 1))
  if (unheard.length === 0) return
  await tx.all(
    `insert into private.search_vocabulary as v (word, shown, is_name)
         select word, shown, is_name from unnest($1::text[], $2::text[], $3::boolean[]) n(word, shown, is_name)
         on conflict (word) do update set is_name = true, shown = excluded.shown where excluded.is_name and not v.is_name`,
    [unheard.map(([word]) => word), unheard.map(([, shown]) => shown), unheard.map(([word]) => names.has(word))],
  )
  for (const [word] of unheard) learnt.add(key(word))
}

const READ_TEXTS = `
  select p.id, p.name, p.description, p.material, p.craft, p.color, p.tags, s.business_name, s.location, s.province, b.name as brand,
         (select array_agg(distinct n.name) from public.categories c
            cross join lateral (select c.name union all select t.name from public.category_translations t where t.category_id = c.id) n
           where c.id = p.category_id) as categories,
         (select json_agg(json_build_object('name', t.name, 'description', t.description)) from public.product_translations t
           where t.product_id = p.id and t.state <> 'draft') as translations
    from public.products p join public.sellers s on s.id = p.seller_id left join public.brands b on b.id = p.brand_id and b.is_active
   where p.id = any ($1::uuid[])`

function textsOf(product: ProductTexts): IndexedText[] {
  const translations = product.translations ?? []
  const weighed: Record<IndexedText['weight'], (string | null | undefined)[]> = {
    A: [product.name, ...translations.map(({ name }) => name)],
    B: [product.business_name, product.craft, product.brand, ...(product.categories ?? [])],
    C: [product.material, product.color, product.location, provinceNames.get(product.province), ...product.tags],
    D: [product.description, ...translations.map(({ description }) => description)].map((text) => text.slice(0, DESCRIPTION_CHARACTERS)),
  }
  // The keys of the record above.
  return (Object.keys(weighed) as IndexedText['weight'][]).flatMap((weight) => weighed[weight].flatMap((text) => (text ? [{ text, weight }] : [])))
}
