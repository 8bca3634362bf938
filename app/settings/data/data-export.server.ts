import * as v from 'valibot'
import { isDatabaseError } from '../../platform/database-error.ts'
import { enqueue } from '../../platform/enqueue.ts'
import type { Shop } from '../../shop.ts'
import { memberUseCase, Nothing, refuse } from '../../use-case.ts'
import { hasFreshProof } from '../security/caller-proof.server.ts'
import { exportLink } from './export-link.server.ts'

/**
 * `POST /functions/v1/ask-data-export`. Orders a copy of everything the shop knows about the caller; a job makes it. Asking again while one is being made gets the
 * same one. 403 `prove` without a password or code given in the last minutes.
 */
export const askDataExportFunction = memberUseCase(Nothing, async (shop, member) => {
  if (!hasFreshProof(member)) return refuse('prove')
  const id = await shop.service.transaction(async (tx) => {
    const made = await tx.maybe<{ id: string }>(
      "insert into public.data_exports (owner_id) values ($1) on conflict (owner_id) where status = 'waiting' do nothing returning id",
      [member.id],
    )
    const waiting = made ?? (await tx.one<{ id: string }>(`select id from public.data_exports where owner_id = $1 and status = 'waiting'`, [member.id]))
    await enqueue(tx, 'make-data-export', { id: waiting.id }, { key: `make-data-export:${waiting.id}` })
    return waiting.id
  })
  return { id }
})

const Wanted = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** `POST /functions/v1/open-data-export`. A link to one of the caller's finished exports that is good for a minute; 404 for any other. */
export const openDataExportFunction = memberUseCase(Wanted, async (shop, member, { id }) => {
  const found = await shop.service.maybe<{ id: string }>(
    `select id from public.data_exports where id = $1 and owner_id = $2 and status = 'ready' and expires_at > private.now()`,
    [id, member.id],
  )
  return found ? { url: exportLink(shop, found.id) } : refuse('not_found')
})

/** Job `make-data-export`: collects what is known about whoever asked. A person who is gone meanwhile took the row along. */
export async function makeDataExport(shop: Shop, payload: unknown): Promise<void> {
  const { id } = v.parse(Wanted, payload)
  try {
    await shop.service.all(
      `with made as (
         select x.id, jsonb_pretty(jsonb_build_object('made_at', now(), 'shop', $2::text)
             || private.everything_about(x.owner_id) || private.acts_for_export(x.owner_id)
             || private.newsletter_for_export(x.owner_id)) as content
           from public.data_exports x where x.id = $1 and x.status = 'waiting')
       update public.data_exports x set status = 'ready', ready_at = now(), content = m.content, bytes = octet_length(m.content) from made m
         where x.id = m.id`,
      [id, shop.settings.siteUrl],
    )
  } catch (error) {
    // What fails for good must say so: a person who waits for ever asks again and again.
    if (isDatabaseError(error))
      await shop.service.all(`update public.data_exports set status = 'failed', expires_at = now() + interval '1 hour' where id = $1 and status = 'waiting'`, [
        id,
      ])
    throw error
  }
}

/** Job `forget-data-exports`: a copy of everything about a person lies around no longer than it has to. */
export async function forgetDataExports(shop: Shop): Promise<void> {
  await shop.service.all('delete from public.data_exports where expires_at < private.now()')
}
