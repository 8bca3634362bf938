import type { Database } from '../platform/database.ts'
import type { ImportWork } from './import-run.ts'
import { remember } from './imported-records.server.ts'
import type { SaidFields } from './merge-fields.ts'
import type { ReadProduct, ReadVariant } from './read-product.ts'

export type NewProduct = { id: string; product: ReadProduct; said: SaidFields }
export type NewVariant = { id: string; productId: string; key: string; position: number; variant: ReadVariant; said: SaidFields }
export type ProductChange = { id: string; key: string; set: Readonly<Record<string, unknown>>; said: SaidFields; pictures: ReadProduct['pictures'] }
/** `seen`: what was on hand when it was decided. */
export type VariantChange = { id: string; key: string; set: Readonly<Record<string, unknown>>; said: SaidFields; seen: number }

const here = (fields: ReadProduct['fields'], field: string): unknown => fields[field]?.here ?? null

/** Writes new products, each a draft, with their variants, what is on the shelf, and the addresses of pictures that a job will fetch. */
export async function makeProducts(tx: Database, work: ImportWork, products: readonly NewProduct[], variants: readonly NewVariant[]): Promise<void> {
  if (products.length > 0) {
    await tx.all(
      `insert into public.products (id, seller_id, category_id, name, description, care, material, color, tags, language, price_minor, original_price_minor,
              weight_grams, sku, status)
       select x.id, x.seller, x.category, x.name, x.description, x.care, x.material, x.color, array(select jsonb_array_elements_text(x.tags)), $2, x.price,
              x.original, x.weight, x.sku, 'draft'
         from jsonb_to_recordset($1::jsonb) x(id uuid, seller uuid, category uuid, name text, description text, care text, material text, color text,
              tags jsonb, price bigint, original bigint, weight integer, sku text)`,
      [
        JSON.stringify(
          products.map(({ id, product: { sellerId, fields } }) => ({
            id,
            seller: sellerId,
            category: here(fields, 'category'),
            name: here(fields, 'name'),
            description: here(fields, 'description'),
            care: here(fields, 'care'),
            material: here(fields, 'material'),
            color: here(fields, 'color'),
            tags: here(fields, 'tags'),
            price: here(fields, 'price'),
            original: here(fields, 'originalPrice'),
            weight: here(fields, 'weight'),
            sku: here(fields, 'sku'),
          })),
        ),
        work.mapping.language,
      ],
    )
  }
  if (variants.length > 0) await makeVariants(tx, work, variants)
  await remember(
    tx,
    work,
    'product',
    products.map(({ id, product, said }) => ({ key: product.key, id, said })),
  )
  await keepAddresses(
    tx,
    work,
    products.flatMap(({ id, product }) => product.pictures.map((picture, position) => ({ product: id, ...picture, position }))),
  )
}

async function makeVariants(tx: Database, work: ImportWork, variants: readonly NewVariant[]): Promise<void> {
  const rows = JSON.stringify(
    variants.map(({ id, productId, position, variant: { name, options, stock, fields } }) => ({
      id,
      product: productId,
      sku: here(fields, 'sku'),
      name,
      options,
      price: here(fields, 'price'),
      weight: here(fields, 'weight'),
      position,
      stock,
    })),
  )
  await tx.all(
    `insert into public.product_variants (id, product_id, sku, name, options, price_minor, weight_grams, position)
     select x.id, x.product, x.sku, x.name, x.options, x.price, x.weight, x.position
       from jsonb_to_recordset($1::jsonb) x(id uuid, product uuid, sku text, name text, options jsonb, price bigint, weight integer, position integer)`,
    [rows],
  )
  await tx.all(`insert into public.stock_levels (variant_id, on_hand) select x.id, x.stock from jsonb_to_recordset($1::jsonb) x(id uuid, stock integer)`, [
    rows,
  ])
  await tx.all(
    `insert into public.stock_movements (variant_id, kind, quantity, note)
     select x.id, 'received', x.stock, $2 from jsonb_to_recordset($1::jsonb) x(id uuid, stock integer) where x.stock > 0`,
    [rows, work.platform],
  )
  await remember(tx, work, 'variant', variants)
}

/** Keeps the addresses of pictures; one that a product had already, fetched or taken out, does not come again. */
async function keepAddresses(tx: Database, work: ImportWork, pictures: readonly { product: string; address: string; alt: string; position: number }[]) {
  if (pictures.length === 0) return
  await tx.all(
    `insert into public.import_pictures (run_id, product_id, address, alt, position)
     select $1, x.product, x.address, x.alt, x.position
       from jsonb_to_recordset($2::jsonb) x(product uuid, address text, alt text, position integer) on conflict do nothing`,
    [work.runId, JSON.stringify(pictures)],
  )
}

/** Writes what changed at the source into what is here. */
export async function changeProducts(tx: Database, work: ImportWork, products: readonly ProductChange[], variants: readonly VariantChange[]): Promise<void> {
  const set = products.filter((one) => Object.keys(one.set).length > 0)
  if (set.length > 0) {
    await tx.all(
      `update public.products p set
              name = case when x.set ? 'name' then x.set ->> 'name' else p.name end,
              description = case when x.set ? 'description' then x.set ->> 'description' else p.description end,
              care = case when x.set ? 'care' then x.set ->> 'care' else p.care end,
              material = case when x.set ? 'material' then x.set ->> 'material' else p.material end,
              color = case when x.set ? 'color' then x.set ->> 'color' else p.color end,
              tags = case when x.set ? 'tags' then array(select jsonb_array_elements_text(x.set -> 'tags')) else p.tags end,
              category_id = case when x.set ? 'category' then (x.set ->> 'category')::uuid else p.category_id end,
              price_minor = case when x.set ? 'price' then (x.set ->> 'price')::bigint else p.price_minor end,
              original_price_minor = case when x.set ? 'originalPrice' then (x.set ->> 'originalPrice')::bigint else p.original_price_minor end,
              weight_grams = case when x.set ? 'weight' then (x.set ->> 'weight')::integer else p.weight_grams end,
              sku = case when x.set ? 'sku' then x.set ->> 'sku' else p.sku end
         from jsonb_to_recordset($1::jsonb) x(id uuid, set jsonb) where p.id = x.id`,
      [JSON.stringify(set.map(({ id, set: wanted }) => ({ id, set: wanted })))],
    )
  }
  await changeVariants(tx, work, variants)
  await remember(tx, work, 'product', products)
  await remember(tx, work, 'variant', variants)
  await keepAddresses(
    tx,
    work,
    products.flatMap(({ id, pictures }) => pictures.map((picture, position) => ({ product: id, ...picture, position }))),
  )
}

async function changeVariants(tx: Database, work: ImportWork, variants: readonly VariantChange[]): Promise<void> {
  const set = variants.filter((one) => Object.keys(one.set).length > 0)
  if (set.length === 0) return
  await tx.all(
    `update public.product_variants v set
            price_minor = case when x.set ? 'price' then (x.set ->> 'price')::bigint else v.price_minor end,
            weight_grams = case when x.set ? 'weight' then (x.set ->> 'weight')::integer else v.weight_grams end,
            sku = case when x.set ? 'sku' then x.set ->> 'sku' else v.sku end
       from jsonb_to_recordset($1::jsonb) x(id uuid, set jsonb) where v.id = x.id`,
    [JSON.stringify(set.map(({ id, set: wanted }) => ({ id, set: wanted })))],
  )
  for (const { id, set: wanted, seen } of set) {
    const counted = wanted['stock']
    if (typeof counted !== 'number' || counted === seen) continue
    await tx.all('select private.set_shelf($1, $2, $3)', [id, seen, counted])
    await tx.all(`insert into public.stock_movements (variant_id, kind, quantity, note) values ($1, 'adjusted', $2, $3)`, [id, counted - seen, work.platform])
  }
}
