import * as v from 'valibot'
import { isDatabaseError } from '../platform/database-error.ts'
import type { Database } from '../platform/database.ts'
import type { Shop } from '../shop.ts'
import { currentProducts, currentVariants, WITHIN } from './import-products.server.ts'
import { type ImportProblem, lack } from './import-problem.ts'
import type { Known } from './imported-records.server.ts'
import { printOf, type SaidFields } from './merge-fields.ts'
import type { ImportKind } from './source-format.ts'

const AT_ONCE = 200

/** What goes first is what points at the rest. */
const STEPS = ['orders', 'customers', 'products'] as const
const KIND_OF = { orders: 'order', customers: 'person', products: 'product' } as const

type Run = { source_id: string; step: string; reached: string; undone_by: string | null }

/**
 * Takes back what a run made, batch by batch, each in a transaction together with how far it is: orders, people, products that nobody has used since. What somebody claimed, changed, listed or sold stays, and the run
 * says so. The run that ends here may come again. Called twice at once, one of the two stops.
 */
export async function undoImport(service: Database, id: string): Promise<void> {
  for (;;) {
    const isOver = await service.transaction(async (tx) => {
      const run = await tx.maybe<Run>(
        `select source_id, step, reached, undone_by from public.import_runs
        where id = $1 and state = 'undoing' for update`,
        [id],
      )
      if (!run) return true
      await tx.all(`select set_config('app.actor', $1, true)`, [run.undone_by ?? 'terminal'])
      const at = STEPS.findIndex((step) => step === run.step)
      const step = STEPS[at]
      if (step === undefined) throw new Error(`A run cannot be taken back from the step ${run.step}.`)
      const records = await tx.all<Known>(
        'select key, record_id, said from private.imported_records where run_id = $1 and kind = $2 and key > $3 order by key limit $4 for update',
        [id, KIND_OF[step], run.reached, AT_ONCE],
      )
      const last = records.at(-1)
      if (!last) return move(tx, id, run, { step: STEPS[at + 1] ?? '', reached: '' }, {})
      const stays = await UNDO[step](tx, run.source_id, records)
      await tell(tx, id, step, stays)
      const gone = records.filter(({ key }) => !stays.has(key)).map(({ key }) => key)
      await tx.all('delete from private.imported_records where source_id = $1 and kind = $2 and key = any ($3)', [run.source_id, KIND_OF[step], gone])
      return move(tx, id, run, { step, reached: last.key }, { [`${step}_removed`]: gone.length, [`${step}_stayed`]: stays.size })
    })
    if (isOver) return
  }
}

/** True where there is no more to do: it is over, or somebody else does it. */
async function move(tx: Database, id: string, from: Run, to: { step: string; reached: string }, figures: Record<string, number>): Promise<boolean> {
  const { moved } = await tx.one<{ moved: boolean }>('select private.move_undo($1, $2, $3, $4, $5, $6) as moved', [
    id,
    from.step,
    from.reached,
    to.step,
    to.reached,
    JSON.stringify(figures),
  ])
  return !moved || to.step === ''
}

/** By key, why something stays, and what it is called. */
type Stays = Map<string, { why: 'stays_used' | 'stays_edited' | 'stays_claimed'; name: string }>

async function tell(tx: Database, run: string, kind: ImportKind, stays: Stays): Promise<void> {
  const field = kind === 'customers' ? 'customer' : KIND_OF[kind]
  const problems: ImportProblem[] = [...stays.values()].map(({ why, name }) => lack(0, field, why, name))
  if (problems.length === 0) return
  await tx.all(
    `insert into public.import_problems (run_id, kind, row, field, problem, value, stops, undoing)
     select $1, $2, 0, p.field, p.problem, p.value, false, true from jsonb_to_recordset($3::jsonb) p(field text, problem text, value text)`,
    [run, kind, JSON.stringify(problems)],
  )
}

const UNDO: Readonly<Record<(typeof STEPS)[number], (tx: Database, source: string, records: readonly Known[]) => Promise<Stays>>> = {
  orders: async (tx, _, records) => {
    const ids = records.map(({ record_id: id }) => id)
    // Whoever found them in their account has them.
    const seen = await tx.all<{ id: string }>(
      `select o.id from public.imported_orders o join public.imported_people p on p.id = o.person_id
        where o.id = any ($1) and p.claimed_by is not null for share of p`,
      [ids],
    )
    const stays = staysOf(records, new Set(seen.map(({ id }) => id)), 'stays_claimed')
    await tx.all('delete from public.imported_orders where id = any ($1)', [goneOf(records, stays)])
    return stays
  },
  customers: async (tx, _, records) => {
    const ids = records.map(({ record_id: id }) => id)
    const rows = await tx.all<{ id: string; claimed: boolean; used: boolean }>(
      `select p.id, p.claimed_by is not null as claimed, exists (select from public.imported_orders o where o.person_id = p.id) as used
         from public.imported_people p where p.id = any ($1) for update`,
      [ids],
    )
    const stays: Stays = new Map([
      ...staysOf(records, new Set(rows.filter(({ used }) => used).map(({ id }) => id)), 'stays_used', ''),
      ...staysOf(records, new Set(rows.filter(({ claimed }) => claimed).map(({ id }) => id)), 'stays_claimed', ''),
    ])
    await tx.all('delete from public.imported_people where id = any ($1)', [goneOf(records, stays)])
    return stays
  },
  products: undoProducts,
}

const staysOf = (records: readonly Known[], ids: ReadonlySet<string>, why: 'stays_used' | 'stays_claimed', name?: string): Stays =>
  new Map(records.filter(({ record_id: id }) => ids.has(id)).map(({ key }) => [key, { why, name: name ?? key }]))

const goneOf = (records: readonly Known[], stays: Stays): string[] => records.filter(({ key }) => !stays.has(key)).map(({ record_id: id }) => id)

async function undoProducts(tx: Database, source: string, records: readonly Known[]): Promise<Stays> {
  const ids = records.map(({ record_id: id }) => id)
  const current = await currentProducts(tx, ids)
  const used = new Set(
    (
      await tx.all<{ id: string }>(
        `select p.id from public.products p where p.id = any ($1) and (p.status <> 'draft' or p.published_at is not null
            or exists (select from public.order_lines l where l.product_id = p.id) or exists (select from public.cart_lines c where c.product_id = p.id))`,
        [ids],
      )
    ).map(({ id }) => id),
  )
  const variants = await variantsOf(tx, source, records)
  const stays: Stays = staysOf(records, used, 'stays_used')
  for (const { key, record_id: id, said } of records) {
    const here = current.get(id)
    if (stays.has(key) || !here) continue
    if (isEdited(said, here.values) || variants.edited.has(key)) stays.set(key, { why: 'stays_edited', name: key })
  }
  for (const { key, record_id: id } of records) {
    if (stays.has(key)) continue
    try {
      await tx.transaction((inner) => inner.all('delete from public.products where id = $1', [id]))
    } catch (error) {
      // Something points at it that may not lose it.
      if (!isDatabaseError(error) || !/^(23|HT|PT)/.test(error.code ?? '')) throw error
      stays.set(key, { why: 'stays_used', name: key })
    }
  }
  const gone = records.filter(({ key }) => !stays.has(key)).flatMap(({ key }) => variants.keys.get(key) ?? [])
  await tx.all(`delete from private.imported_records where source_id = $1 and kind = 'variant' and key = any ($2)`, [source, gone])
  return stays
}

/** The variants that came with products: their names at the source by that of the product, and of which products somebody changed, removed or added one. */
async function variantsOf(tx: Database, source: string, records: readonly Known[]) {
  const rows = await tx.all<Known>(
    `select v.key, v.record_id, v.said from unnest($2::text[]) with ordinality p(key, place)
       join private.imported_records v on v.source_id = $1 and v.kind = 'variant' and v.key >= p.key || $3 and v.key < p.key || $4`,
    [source, records.map(({ key }) => key), WITHIN, '\u001F'],
  )
  const current = await currentVariants(tx, rows.map(({ record_id: id }) => id)) // prettier-ignore
  const keys = new Map<string, string[]>()
  const edited = new Set<string>()
  for (const { key, record_id: id, said } of rows) {
    const product = key.slice(0, key.indexOf(WITHIN))
    keys.set(product, [...(keys.get(product) ?? []), key])
    const here = current.get(id)
    if (!here || here.held > 0 || isEdited(said, here.values)) edited.add(product)
  }
  const counts = await tx.all<{ id: string; number: number }>(
    'select product_id as id, count(*)::integer as number from public.product_variants where product_id = any ($1) group by product_id',
    [records.map(({ record_id: id }) => id)],
  )
  const number = new Map(counts.map((one) => [one.id, one.number]))
  for (const { key, record_id: id } of records) if ((number.get(id) ?? 0) > (keys.get(key)?.length ?? 0)) edited.add(key)
  return { keys, edited }
}

/** Whether a field is not any more as it was kept when it came. */
const isEdited = (said: SaidFields, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(said).some(([field, [, kept]]) => field in values && printOf(values[field]) !== kept)

const Wanted = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** Job `undo-import`: takes a run back; begun again after a kill, it goes on where it stood. */
export async function undoImportJob(shop: Shop, payload: unknown): Promise<void> {
  await undoImport(shop.service, v.parse(Wanted, payload).id)
}
