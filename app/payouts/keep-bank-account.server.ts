import * as v from 'valibot'
import type { Database } from '../platform/database.ts'
import { sendSoon } from '../letters/announce.server.ts'
import { hasFreshProof } from '../settings/security/caller-proof.server.ts'
import type { Shop } from '../shop.ts'
import { type Member, memberUseCase, refuse } from '../use-case.ts'
import { openAccount, sealAccount } from './sealed-account.server.ts'
import { bankOf, digitsOf, isAccountNumber, THAI_BANKS, type ThaiBank } from './thai-banks.ts'

const seller = v.pipe(v.string(), v.uuid())
const Account = v.pipe(
  v.object({
    seller,
    /** By its code, or as the bank writes its name. */
    bank: v.pipe(
      v.string(),
      v.trim(),
      v.check((said) => bankOf(said) !== undefined),
      // The check has made sure that there is one.
      v.transform((said): ThaiBank => bankOf(said) ?? THAI_BANKS[0]),
    ),
    number: v.pipe(v.string(), v.transform(digitsOf)),
    holder: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120), v.regex(/^[^\p{Cc}]*$/u)),
  }),
  v.forward(
    v.partialCheck([['bank'], ['number']], ({ bank, number }) => isAccountNumber(bank.code, number)),
    ['number'],
  ),
)

type Change = { usable_from: Date; name_check: string }
type Kept = { number_sealed: string; bank_code: string; holder: string; usable_from: Date; name_check: string }

/**
 * `POST /functions/v1/keep-bank-account`: an owner or the finance member of a shop says where it is paid. The number is sealed before it is kept; a new one waits for as long as
 * the setting says before money is sent to it, and every owner is told by letter. The same account once more changes nothing. `nameKnown` is false where a person has to compare the
 * holder first. 403 `prove` without a password or code given in the last minutes, 404 for a shop that is not theirs to be paid for.
 */
export const keepBankAccountFunction = memberUseCase(Account, async (shop, member, { seller: of, bank, number, holder }) => {
  if (!hasFreshProof(member)) return refuse('prove')
  return shop.service.transaction(async (tx) => {
    if (!(await isPaidFor(tx, of, member))) return refuse('not_found')
    const before = await accountOf(tx, of)
    const same = before && before.bank_code === bank.code && before.holder === holder && openedNumber(shop, of, before.number_sealed) === number
    if (same) return answer(before)
    const change = await tx.one<Change>('select * from private.keep_bank_account($1, $2, $3, $4, $5, $6, $7)', [
      of,
      member.id,
      bank.code,
      bank.name,
      sealAccount(shop, of, number),
      number.slice(-4),
      holder,
    ])
    await sendSoon(tx)
    return answer(change)
  })
})

/** `POST /functions/v1/remove-bank-account`: nobody is paid there any more; every owner is told. 403 `prove` and 404 as for keeping one; 404 where there is none. */
export const removeBankAccountFunction = memberUseCase(v.object({ seller }), async (shop, member, { seller: of }) => {
  if (!hasFreshProof(member)) return refuse('prove')
  return shop.service.transaction(async (tx) => {
    if (!(await isPaidFor(tx, of, member))) return refuse('not_found')
    const { removed } = await tx.one<{ removed: boolean }>('select private.remove_bank_account($1, $2) as removed', [of, member.id])
    if (!removed) return refuse('not_found')
    await sendSoon(tx)
    return { removed: true }
  })
})

const answer = ({ usable_from: from, name_check: check }: Change) => ({ kept: true, usableFrom: from.toISOString(), nameKnown: check !== 'differs' })

const isPaidFor = (tx: Database, of: string, member: Member) => tx.maybe(`select where private.person_may_in_shop($1, $2, 'money.write')`, [member.id, of])

const accountOf = (tx: Database, of: string) =>
  tx.maybe<Kept>(
    `select b.number_sealed, b.bank_code, b.holder, b.usable_from, coalesce(c.name_check, 'matches') as name_check
       from private.seller_bank_accounts b left join public.bank_account_changes c on c.id = b.change_id where b.seller_id = $1 for update of b`,
    [of],
  )

/** What was sealed under a secret that the shop no longer has cannot be the same. */
function openedNumber(shop: Shop, of: string, sealed: string): string | undefined {
  try {
    return openAccount(shop, of, sealed)
  } catch {
    return undefined
  }
}
