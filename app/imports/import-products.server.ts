import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import { lack } from './import-problem.ts'
import type { BatchDone, ImportWork } from './import-run.ts'
import { knownOf } from './imported-records.server.ts'
import { mergeFields, saidFirst } from './merge-fields.ts'
import type { ReadProduct, ReadVariant } from './read-product.ts'
import { changeProducts, makeProducts, type NewProduct, type NewVariant, type ProductChange, type VariantChange } from './write-products.server.ts'

type Current = { id: string; seller_id: string; values: Record<string, unknown> }
/** `held`: pieces that orders and people who are paying wait for. */
type CurrentVariant = { id: string; held: number; values: Record<string, unknown> }

/** Between the name of a product and that of its variant. */
export const WITHIN = '\u001E'

/** Takes products in: new ones as drafts of their seller, known ones only where the source changed and nobody changed them here. */
export async function importProducts(tx: Database, work: ImportWork, products: readonly ReadProduct[]): Promise<BatchDone> {
  const known = await knownOf(tx, work.sourceId, 'product', products.map(({ key }) => key)) // prettier-ignore
  const knownVariants = await knownOf(tx, work.sourceId, 'variant', products.flatMap((product) => product.variants.map((variant) => nameOf(product, variant)))) // prettier-ignore
  const current = await currentProducts(tx, [...known.values()].map(({ record_id: id }) => id)) // prettier-ignore
  const currentOf = await currentVariants(tx, [...knownVariants.values()].map(({ record_id: id }) => id)) // prettier-ignore
  const done: BatchDone = { figures: {}, problems: [] }
  const count = (name: string, by = 1) => (done.figures[name] = (done.figures[name] ?? 0) + by)
  const made: NewProduct[] = []
  const madeVariants: NewVariant[] = []
  const changed: ProductChange[] = []
  const changedVariants: VariantChange[] = []
  const newVariant = (product: ReadProduct, id: string, variant: ReadVariant, position: number): NewVariant => ({
    id: randomUUID(),
    productId: id,
    key: nameOf(product, variant),
    position,
    variant,
    said: saidFirst(variant.fields),
  })

  for (const product of products) {
    const before = known.get(product.key)
    if (!before) {
      const id = randomUUID()
      made.push({ id, product, said: saidFirst(product.fields) })
      madeVariants.push(...product.variants.map((variant, position) => newVariant(product, id, variant, position)))
      count('products_new')
      count('variants_new', product.variants.length)
      count('pictures_new', product.pictures.length)
      continue
    }
    const here = current.get(before.record_id)
    if (!here) {
      done.problems.push(lack(product.row, 'product', 'removed_here', product.key))
      count('products_kept')
      continue
    }
    if (here.seller_id !== product.sellerId) done.problems.push(lack(product.row, 'seller', 'other_seller', product.key))
    const merged = mergeFields(before.said, product.fields, here.values)
    let isChanged = Object.keys(merged.set).length > 0
    done.problems.push(...merged.kept.map((field) => lack(product.row, field, 'edited_here', product.key)))
    changed.push({ id: here.id, key: product.key, set: merged.set, said: merged.said, pictures: product.pictures })
    for (const [position, variant] of product.variants.entries()) {
      const name = nameOf(product, variant)
      const knownVariant = knownVariants.get(name)
      if (!knownVariant) {
        madeVariants.push(newVariant(product, here.id, variant, position))
        count('variants_new')
        isChanged = true
        continue
      }
      const variantHere = currentOf.get(knownVariant.record_id)
      if (!variantHere) {
        done.problems.push(lack(variant.row, 'optionValue', 'removed_here', variant.name))
        continue
      }
      const mergedVariant = mergeFields(knownVariant.said, variant.fields, variantHere.values)
      done.problems.push(...mergedVariant.kept.map((field) => lack(variant.row, field, 'edited_here', variant.name || product.key)))
      // Fewer than orders wait for would be a promise broken.
      if (Number(mergedVariant.set['stock'] ?? Infinity) < variantHere.held) {
        delete mergedVariant.set['stock']
        done.problems.push(lack(variant.row, 'stock', 'held_by_orders', variant.name || product.key))
      }
      if (Object.keys(mergedVariant.set).length > 0) isChanged = true
      changedVariants.push({ id: variantHere.id, key: name, set: mergedVariant.set, said: mergedVariant.said, seen: Number(variantHere.values['stock'] ?? 0) })
    }
    count(isChanged ? 'products_changed' : 'products_same')
  }
  await makeProducts(tx, work, made, madeVariants)
  await changeProducts(tx, work, changed, changedVariants)
  return done
}

const nameOf = (product: ReadProduct, variant: ReadVariant): string => `${product.key}${WITHIN}${variant.key}`

/** Products as they are now, by the fields of an import. */
export async function currentProducts(tx: Database, ids: readonly string[]): Promise<Map<string, Current>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<Current>(
    `select p.id, p.seller_id, jsonb_build_object('name', p.name, 'description', p.description, 'care', p.care, 'material', p.material, 'color', p.color,
            'tags', p.tags, 'category', p.category_id, 'price', p.price_minor, 'originalPrice', p.original_price_minor, 'weight', p.weight_grams,
            'sku', p.sku) as values
       from public.products p where p.id = any ($1) for update`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Variants as they are now, by the fields of an import. */
export async function currentVariants(tx: Database, ids: readonly string[]): Promise<Map<string, CurrentVariant>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<CurrentVariant>(
    `select v.id, coalesce(l.allocated + l.reserved, 0) as held, jsonb_build_object('price', v.price_minor, 'weight', v.weight_grams, 'sku', v.sku,
            'stock', coalesce(l.on_hand, 0)) as values
       from public.product_variants v left join public.stock_levels l on l.variant_id = v.id where v.id = any ($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
