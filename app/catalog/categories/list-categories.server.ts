import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import type { CategoryFamily, ListedCategory } from './category-tree.ts'

type Row = { slug: string; name: string; description: string; parent: string | null; image: string | null; productImage: string | null; count: number }

/** Every family and category that is open, with how many pieces each holds; a family counts what is below it. `db` reads as `anon`. */
export async function listCategories(db: Database, language: Language): Promise<CategoryFamily[]> {
  const rows = await db.all<Row>(
    `with counted as materialized (
       select f.slug, f.count from json_to_recordset(public.product_facets(p_language => $1) -> 'categories') f(slug text, count integer))
     select c.slug, coalesce(t.name, c.name) as name, coalesce(nullif(t.description, ''), c.description) as description, parent.slug as parent,
            c.image_url as image, coalesce(counted.count, 0) as count,
            (select p.image_url from public.products p
              where p.category_id = c.id and p.status = 'active' and p.image_url is not null order by p.sales_count desc, p.id limit 1) as "productImage"
       from public.categories c
       left join public.categories parent on parent.id = c.parent_id
       left join public.category_translations t on t.category_id = c.id and t.language = $1
       left join counted on counted.slug = c.slug
      where c.status = 'active' order by c.sort_order, c.name`,
    [language],
  )
  return rows
    .filter(({ parent }) => parent === null)
    .map((family) =>
      familyOf(
        family,
        rows.filter(({ parent }) => parent === family.slug),
      ),
    )
}

function familyOf(family: Row, rows: readonly Row[]): CategoryFamily {
  const below = rows.map(toListed)
  const own = toListed(family)
  return {
    ...own,
    count: below.reduce((sum, { count }) => sum + count, own.count),
    productImage: own.productImage ?? below.find(({ productImage }) => productImage)?.productImage ?? null,
    below,
  }
}

const toListed = ({ slug, name, description, image, productImage, count }: Row): ListedCategory => ({ slug, name, description, image, productImage, count })
