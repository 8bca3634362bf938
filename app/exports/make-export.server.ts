import * as v from 'valibot'
import { languageOf, FALLBACK_LANGUAGE } from '../i18n/languages.ts'
import { CSV_MARK, csvLine } from '../platform/csv.ts'
import { enqueue } from '../platform/enqueue.ts'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { expectedRows, exportRows, type Question, unknownFilters } from './export-rows.server.ts'
import type { Exportable } from './export-list.ts'
import { EXPORTABLE } from './exportable.ts'
import { fileLink, keepInStorage, type KeepFile, pathOf, removeFiles } from './export-file.server.ts'

const Ask = v.object({
  resource: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  filter: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  sort: v.object({ field: v.pipe(v.string(), v.maxLength(60)), order: v.picklist(['ASC', 'DESC']) }),
})
const Wanted = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** So many files somebody waits for at once. */
const AT_ONCE = 3

const listOf = (resource: string): Exportable | undefined => (Object.hasOwn(EXPORTABLE, resource) ? EXPORTABLE[resource] : undefined)

/**
 * `POST /functions/v1/ask-export`: has a whole list written to a file, as it was filtered and sorted. Wants `lists.export` and the list's own permission. The same wish while it is
 * being written is the same file. 404 for what is no list, 400 for a filter it does not know, 429 where three are being written for the caller.
 */
export const askExportFunction = staffUseCase('lists.export', Ask, async (shop, staff, { resource, filter, sort }) => {
  const list = listOf(resource)
  if (!list) return refuse('not_found')
  const unknown = unknownFilters(list, filter)
  if (unknown.length > 0 || !Object.hasOwn(list.sorts, sort.field)) return refuse('invalid', { details: unknown.length > 0 ? unknown : ['sort'] })
  return shop.service.transaction(async (tx) => {
    await tx.all('select private.demand($1)', [list.permission])
    const { waiting } = await tx.one<{ waiting: number }>(
      `select count(*)::integer as waiting from public.staff_exports where person_id = $1 and state in ('waiting', 'running')`,
      [staff.id],
    )
    const made = await tx.maybe<{ id: string }>(
      `insert into public.staff_exports (person_id, resource, filter, sort, language) values ($1, $2, $3, $4, $5)
       on conflict (person_id, resource, md5(filter::text || sort::text || language)) where state in ('waiting', 'running') do nothing returning id`,
      [staff.id, resource, JSON.stringify(filter), JSON.stringify(sort), staff.language],
    )
    if (!made) return { asked: false }
    // Counted before the insert; whoever presses three buttons at the same moment may get one more, and no harm is done.
    if (waiting >= AT_ONCE) throw refuse('too_many')
    await enqueue(tx, 'make-export', { id: made.id }, { key: `make-export:${made.id}` })
    return { asked: true }
  })
})

/** `POST /functions/v1/open-export`: a link, good for a minute, to a file the caller asked for and may still read; 404 for any other. */
export const openExportFunction = staffUseCase('lists.export', Wanted, async (shop, staff, { id }) => {
  const found = await shop.service.maybe<{ resource: string; day: string }>(
    `select resource, to_char(asked_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day from public.staff_exports
      where id = $1 and person_id = $2 and state = 'ready' and expires_at > private.now()`,
    [id, staff.id],
  )
  const list = found && listOf(found.resource)
  if (!found || !list) return refuse('not_found')
  await shop.service.all('select private.demand($1)', [list.permission])
  return { url: await fileLink(shop, pathOf(staff.id, id), `hattha-${found.resource}-${found.day}.csv`) }
})

type Claimed = { person_id: string; resource: string; filter: Question['filter']; sort: Question['sort']; language: string }

/** Job `make-export`: writes the file, some rows at a time, and says how far it is. Whoever may not read the list any more gets none. Begun again, it begins from the start. */
export async function makeExport(shop: Shop, payload: unknown, keep: KeepFile = keepInStorage): Promise<void> {
  const { id } = v.parse(Wanted, payload)
  const claimed = await shop.service.maybe<Claimed>(
    `update public.staff_exports set state = 'running', rows_written = 0 where id = $1 and state in ('waiting', 'running')
     returning person_id, resource, filter, sort, language`,
    [id],
  )
  if (!claimed) return
  const list = listOf(claimed.resource)
  const { may } = await shop.service.one<{ may: boolean }>(`select private.staff_may($1, $2) and private.staff_may($1, 'lists.export') as may`, [
    claimed.person_id,
    list?.permission ?? '',
  ])
  if (!list || !may) {
    await fail(shop, id)
    return
  }
  const expected = await expectedRows(shop.service, list, claimed)
  await shop.service.all('update public.staff_exports set rows_expected = $2 where id = $1', [id, expected])
  try {
    await keep(shop, pathOf(claimed.person_id, id), linesOf(shop, id, list, claimed))
  } catch (error) {
    await fail(shop, id)
    throw error
  }
  await shop.service.all(
    `update public.staff_exports set state = 'ready', ready_at = private.now(), expires_at = private.now() + interval '24 hours'
      where id = $1 and state = 'running'`,
    [id],
  )
}

const fail = (shop: Shop, id: string) => shop.service.all(`update public.staff_exports set state = 'failed' where id = $1 and state = 'running'`, [id])

async function* linesOf(shop: Shop, id: string, list: Exportable, { filter, sort, language }: Claimed): AsyncGenerator<string> {
  const words = shop.words(languageOf(language) ?? FALLBACK_LANGUAGE)
  const say = (key: string, value: string) => words(`${list.words}:${key}`, { defaultValue: value })
  yield CSV_MARK + csvLine(list.columns.map(({ name }) => say(`columns.${name}`, name)))
  for await (const rows of exportRows(shop.service, list, { filter, sort })) {
    yield rows
      .map((cells) =>
        csvLine(
          list.columns.map(({ kind, words: of = '' }, at) => {
            const cell = cells[at] ?? ''
            if (cell !== '' && (kind === 'number' || kind === 'amount')) return Number(cell)
            return kind === 'word' && cell !== '' ? say(`${of}.${cell}`, cell) : cell
          }),
        ),
      )
      .join('')
    await shop.service.all('update public.staff_exports set rows_written = rows_written + $2 where id = $1', [id, rows.length])
  }
}

/** Job `forget-exports`: files that are over go, and with them what was asked for. */
export async function forgetExports(shop: Shop, remove = removeFiles): Promise<void> {
  const over = await shop.service.all<{ id: string; person_id: string }>(
    'select id, person_id from public.staff_exports where expires_at < private.now() order by expires_at limit 500',
  )
  if (over.length === 0) return
  await remove(
    shop,
    over.map(({ id, person_id: person }) => pathOf(person, id)),
  )
  await shop.service.all('delete from public.staff_exports where id = any ($1::uuid[])', [over.map(({ id }) => id)])
}
