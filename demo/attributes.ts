import { makingWord } from '../app/catalog/making-words.ts'
import { type Language, LANGUAGES } from '../app/i18n/languages.ts'
import { ATTRIBUTE_NAMES, MOTIF_NAMES, MOTIF_SAID } from './attribute-words.data.ts'
import { CATEGORY_TREE, type Family } from './categories.ts'
import { categoryId } from './fill-catalogue.ts'
import { type Connection, loadRows } from './load-rows.ts'
import type { Product } from './products.ts'
import { uuidOf } from './random.ts'

type Attribute = keyof typeof ATTRIBUTE_NAMES
type Texts = Partial<Record<Language, { name: string }>>

const COLUMNS: readonly Language[] = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'id', 'vi', 'th', 'ja', 'ko', 'zh-CN', 'zh-TW']
const textsOf = (row: string): Texts => Object.fromEntries(row.split('|').map((name, at) => [COLUMNS[at], { name }]))
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
/** A maker's English word in every language. */
const wordTexts = (word: string): Texts =>
  Object.fromEntries(LANGUAGES.map((reading) => [reading, { name: capital(makingWord(word, { reading, own: 'en' }).text) }]))

const idOf = (attribute: Attribute): string => uuidOf('attribute', attribute)
const slugOf = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** What each attribute says of a listing, by slug: its maker's craft, its materials, and the motif its name tells of. */
function saidOf({ seller, kind, name }: Product): Record<Attribute, string[]> {
  const motif = Object.entries(MOTIF_SAID).find(([, said]) => said.test(name[0]))?.[0]
  return { technique: [slugOf(seller.craft)], material: kind.material.split(', ').map(slugOf), motif: motif ? [motif] : [] }
}

const FAMILIES = Object.keys(CATEGORY_TREE) as Family[]
/** Families whose pieces have motifs. */
const WITH_MOTIFS: readonly Family[] = ['crafts', 'textiles', 'home', 'art']

/** Technique, material and motif, the families they hold for, and what they are of every listing. */
export async function fillAttributes(connection: Connection, products: readonly Product[]): Promise<void> {
  const words: Record<Attribute, Map<string, Texts>> = {
    technique: new Map(products.map(({ seller }) => [slugOf(seller.craft), wordTexts(seller.craft)])),
    material: new Map(products.flatMap(({ kind }) => kind.material.split(', ').map((word): [string, Texts] => [slugOf(word), wordTexts(word)]))),
    motif: new Map(Object.entries(MOTIF_NAMES).map(([slug, row]) => [slug, textsOf(row)])),
  }
  const attributes: readonly Attribute[] = ['technique', 'material', 'motif']
  await loadRows(
    connection,
    'public.attributes',
    attributes.map((slug, place) => ({
      id: idOf(slug),
      slug,
      kind: slug === 'material' ? 'choices' : 'choice',
      unit: '',
      texts: textsOf(ATTRIBUTE_NAMES[slug]),
      is_facet: true,
      sort_order: place + 1,
    })),
  )
  const values = attributes.flatMap((attribute) =>
    [...words[attribute]]
      .toSorted(([, a], [, b]) => (a.en?.name ?? '').localeCompare(b.en?.name ?? '', 'en'))
      .map(([slug, texts]) => ({ attribute, slug, texts })),
  )
  await connection.query(
    `insert into public.attribute_values (attribute_id, slug, texts, sort_order)
     select attribute_id, slug, texts, ordinality from rows from (json_to_recordset($1::json) as (attribute_id uuid, slug text, texts jsonb)) with ordinality`,
    [JSON.stringify(values.map(({ attribute, slug, texts }) => ({ attribute_id: idOf(attribute), slug, texts })))],
  )
  await loadRows(
    connection,
    'public.category_attributes',
    FAMILIES.flatMap((family) =>
      attributes
        .filter((attribute) => attribute !== 'motif' || WITH_MOTIFS.includes(family))
        .map((attribute) => ({ category_id: categoryId(family), attribute_id: idOf(attribute), is_required: false })),
    ),
  )
  const said = products.flatMap((product) => Object.entries(saidOf(product)).map(([attribute, slugs]) => ({ product_id: product.id, attribute, slugs })))
  await connection.query(
    `insert into public.product_attributes (product_id, attribute_id, value_ids)
     select s.product_id, a.id, array_agg(v.id)
       from json_to_recordset($1::json) s(product_id uuid, attribute text, slugs text[])
       join public.attributes a on a.slug = s.attribute
       join public.attribute_values v on v.attribute_id = a.id and v.slug = any (s.slugs)
       join public.products p on p.id = s.product_id
      where exists (select from private.schema_of(p.category_id) x where x.attribute_id = a.id)
      group by 1, 2`,
    [JSON.stringify(said)],
  )
}
