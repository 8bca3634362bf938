import type pg from 'pg'

/** Changes of pieces on sale that wait for staff, one that is looked at afterwards, and a maker whom they trust by hand. */
export async function fillProductChanges(client: pg.PoolClient, { now, sellerId }: { now: Date; sellerId: string }): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await client.query(`insert into private.seller_trust (seller_id, level, set_at) values ($1, 'trusted', $2)`, [sellerId, before(400)])
  const { rows } = await client.query<{ id: string; name: string }>(
    `insert into public.product_changes (product_id, opened_by, opened_at, changed_at)
     select p.id, null, $2::timestamptz + make_interval(hours => place::integer), $2::timestamptz + make_interval(hours => place::integer)
       from (select id, row_number() over (order by created_at, id) as place from public.products
              where status = 'active' and opens_at is null and seller_id <> $1 and sales_count > 0 and cardinality(images) > 1 order by created_at, id limit 3) p
     returning id, (select name from public.products q where q.id = product_id) as name`,
    [sellerId, before(20)],
  )
  for (const [place, { id, name }] of rows.entries()) {
    await client.query(
      `insert into public.product_change_fields (change_id, field, kind, before, after, waits) values ($1, 'name', 'name', to_jsonb($2::text), to_jsonb($3::text), true)`,
      [id, name, `${name}, hand-dyed`],
    )
    if (place === 0)
      await client.query(
        `insert into public.product_change_fields (change_id, field, kind, before, after, waits)
         select $1, 'pictures', 'pictures', v, v - -1, true
           from public.product_changes c cross join lateral private.pictures_value(c.product_id) v where c.id = $1`,
        [id],
      )
    if (place === 1)
      await client.query(
        `insert into public.product_change_fields (change_id, field, kind, before, after, waits)
         select $1, 'price_minor', 'price', to_jsonb(p.price_minor), to_jsonb(p.price_minor * 2), true
           from public.product_changes c join public.products p on p.id = c.product_id where c.id = $1`,
        [id],
      )
  }
}
