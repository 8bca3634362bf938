import * as v from 'valibot'
import { hasFreshProof } from '../settings/security/caller-proof.server.ts'
import { memberUseCase, refuse } from '../use-case.ts'
import { sealAccount } from './sealed-account.server.ts'

const Account = v.object({
  seller: v.pipe(v.string(), v.uuid()),
  bank: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
  /** A Thai account has ten to fifteen digits, a PromptPay id ten or thirteen. */
  number: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
    v.regex(/^\d{10,15}$/),
  ),
  holder: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120), v.regex(/^[^\p{Cc}]*$/u)),
})

/**
 * `POST /functions/v1/keep-bank-account`: an owner or the finance member of a shop says where it is paid. The number is sealed before it is kept; a changed one waits for as long as
 * the setting says before money is sent to it. 403 `prove` without a password or code given in the last minutes, 404 for a shop that is not theirs to be paid for.
 */
export const keepBankAccountFunction = memberUseCase(Account, async (shop, member, { seller, bank, number, holder }) => {
  if (!hasFreshProof(member)) return refuse('prove')
  const kept = await shop.service.maybe<{ usable_from: Date }>(
    `insert into private.seller_bank_accounts as b (seller_id, bank, number_sealed, number_tail, holder, changed_by, usable_from)
     select m.seller_id, $3, $4, $5, $6, $2, private.now() + (private.setting('payouts.account_wait_hours') #>> '{}')::integer * interval '1 hour'
       from public.seller_members m where m.seller_id = $1 and m.person_id = $2 and m.role in ('owner', 'finance')
     on conflict (seller_id) do update set bank = excluded.bank, number_sealed = excluded.number_sealed,
       number_tail = excluded.number_tail, holder = excluded.holder,
       changed_by = excluded.changed_by, changed_at = private.now(), usable_from = excluded.usable_from
     returning usable_from`,
    [seller, member.id, bank, sealAccount(shop, seller, number), number.slice(-4), holder],
  )
  return kept ? { kept: true, usableFrom: kept.usable_from.toISOString() } : refuse('not_found')
})
