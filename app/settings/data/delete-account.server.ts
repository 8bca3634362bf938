import * as v from 'valibot'
import { accountNote } from '../../../emails/account-note.ts'
import { languageOf, FALLBACK_LANGUAGE, LANGUAGES } from '../../i18n/languages.ts'
import { enqueue } from '../../platform/enqueue.ts'
import type { Shop } from '../../shop.ts'
import { memberUseCase, refuse } from '../../use-case.ts'
import { hasFreshProof } from '../security/caller-proof.server.ts'

/** Why an account cannot go yet; `names` are order numbers or shops. */
type Obstacle = { reason: 'admin' | 'selling' | 'open_orders' | 'open_cases' | 'open_refunds'; names: string[] }

const Body = v.object({ agreed: v.literal(true) })

/**
 * `POST /functions/v1/delete-account`. Removes the caller's account for good; orders are kept without anything that says who bought. 403 `prove` without a password or
 * code given in the last minutes; 409 with the obstacle as code (`open_orders`, `open_cases`, `open_refunds`, `selling`, `admin`) and its names in `details`.
 */
export const deleteAccountFunction = memberUseCase(Body, async (shop, member) => {
  if (!hasFreshProof(member)) return refuse('prove')
  const obstacle = await shop.service.transaction(async (tx) => {
    const person = await tx.maybe<{ email: string; full_name: string; language: string }>(
      `select coalesce(email, '') as email, full_name, language from public.profiles where id = $1`,
      [member.id],
    )
    const { against } = await tx.one<{ against: Obstacle | null }>('select private.delete_account($1) as against', [member.id])
    if (against === null && person && person.email !== '') {
      await enqueue(tx, 'send-farewell', { to: person.email, name: person.full_name, language: languageOf(person.language) ?? FALLBACK_LANGUAGE })
    }
    if (against === null) await tx.one('select private.note_account_erased()')
    return against
  })
  if (obstacle) return refuse(obstacle.reason, { details: { names: obstacle.names } })
  shop.log.info({ person: member.id }, 'An account was deleted by its owner.')
  return { deleted: true }
})

const Farewell = v.object({ to: v.string(), name: v.string(), language: v.picklist(LANGUAGES) })

/** Job `send-farewell`: the last letter, to an address the shop no longer knows. */
export async function sendFarewell(shop: Shop, payload: unknown): Promise<void> {
  const { to, name, language } = v.parse(Farewell, payload)
  await shop.mailer.send({ ...accountNote(shop.words(language), language, 'deleted', { to, name, newEmail: '', hours: 0 }), about: { topic: 'account' } })
}
