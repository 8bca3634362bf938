import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../platform/database.ts'
import { fromJson } from '../platform/money.ts'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { PayoutFormat } from './bank-files/payout-format.ts'
import { type BankFileFacts, missingFor, type NotInFile, type PaidOut, whyNot, writeBankFile } from './bank-files/write-bank-file.ts'
import { openAccount } from './sealed-account.server.ts'
import { bankOf } from './thai-banks.ts'

type Row = { id: string; number: string; seller_id: string; seller_name: string; bank: string; bank_code: string; holder: string; amount_minor: bigint } & {
  number_sealed: string
}

/** As many approved payouts as are looked at for one file. */
const MOST = 1000
/** So many lines of a preview are shown. */
const SHOWN = 5

const Batch = v.pipe(v.string(), v.regex(/^B\d{8}-[0-9A-F]{6}$/))
const Slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/))

/** A payout that stays out of a file, and why. */
type LeftOut = { number: string; seller: string; because: NotInFile }

/**
 * `POST /functions/v1/payout-file`: the file for the bulk transfer of the shop's bank, in a form of `payout_formats`. Takes every approved payout that nothing stops and that the form
 * can pay into a new file, each into one only; or makes the file of a `batch` once more, in its form. Reading account numbers is a row of the activity log. 404 where there is nothing
 * to send, 422 `payer_unknown` where the settings do not say who pays (`details`).
 */
export const payoutFileFunction = staffUseCase(
  'payouts.approve',
  v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)), format: v.optional(Slug), batch: v.optional(Batch) }),
  (shop, _staff, { reason, format: wanted, batch: again }) =>
    shop.service.transaction(async (tx) => {
      const known = again === undefined ? undefined : await fileOf(tx, again)
      const format = await formatOf(tx, known?.format ?? wanted)
      if (!format) return refuse('not_found')
      const facts = await factsOf(tx, known)
      const missing = missingFor(format, facts)
      if (missing.length > 0) return refuse('payer_unknown', { details: missing })
      const { fit, left } = sorted(shop, format, await rowsOf(tx, shop, again))
      if (fit.length === 0) return refuse('not_found', { details: left })
      const payouts = fit.map(({ paid }) => paid)
      const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
      if (again === undefined) {
        await tx.one('select private.take_into_file($1, $2, $3) as total', [facts.batch, format.slug, fit.map(({ row }) => row.id)])
      }
      await tx.all(`select private.log_activity('payouts.file', $1, $2, $3)`, [
        facts.batch,
        JSON.stringify({ payouts: [null, payouts.length], total_minor: [null, total], format: [null, format.slug] }),
        reason,
      ])
      return {
        batch: facts.batch,
        name: `${facts.batch}.${format.extension}`,
        count: payouts.length,
        total,
        // What the bank has sent back since, or was paid, is not in it again.
        changed: known !== undefined && (known.payouts !== payouts.length || Number(known.total_minor) !== total),
        left,
        file: Buffer.from(writeBankFile(format, facts, payouts)).toString('base64'),
      }
    }),
)

/**
 * `POST /functions/v1/preview-payout-file`: what a file of a form would have now, the form of the settings where none is said: how many payouts for how much, its first lines with account
 * numbers hidden, what stays out and why, and what the settings still have to say. Takes nothing and logs nothing.
 */
export const previewPayoutFileFunction = staffUseCase('payouts.read', v.object({ format: v.optional(Slug) }), (shop, _staff, { format: wanted }) =>
  shop.service.transaction(async (tx) => {
    const format = await formatOf(tx, wanted)
    if (!format) return refuse('not_found')
    const facts = await factsOf(tx, undefined)
    const { fit, left } = sorted(shop, format, await rowsOf(tx, shop, undefined))
    const payouts = fit.map(({ paid }) => ({ ...paid, account: paid.account.replaceAll(/\d(?=\d{4})/g, '•') }))
    const missing = missingFor(format, facts)
    const forms = await tx.all<{ slug: string; name: string; follows: string; confirmed_on: string | null }>(
      'select slug, name, follows, confirmed_on::text as confirmed_on from public.payout_formats order by place, slug',
    )
    return {
      format: format.slug,
      formats: forms,
      count: payouts.length,
      total: payouts.reduce((sum, { amount }) => sum + amount, 0),
      missing,
      left,
      lines: payouts.length === 0 || missing.length > 0 ? [] : shownLines(format, facts, payouts.slice(0, SHOWN)),
    }
  }),
)

function shownLines(format: PayoutFormat, facts: BankFileFacts, payouts: readonly PaidOut[]): string[] {
  const bytes = writeBankFile({ ...format, encoding: 'utf-8' }, facts, payouts)
  return new TextDecoder()
    .decode(bytes)
    .split(format.line_end)
    .filter((line) => line !== '')
}

async function formatOf(tx: Database, wanted: string | undefined): Promise<PayoutFormat | undefined> {
  const row = await tx.maybe<object>(
    `select slug, name, extension, encoding, separator, line_end, quotes, records, checks, follows, confirmed_on::text as confirmed_on
       from public.payout_formats where slug = coalesce($1, private.setting('payouts.file_format') #>> '{}')`,
    [wanted ?? null],
  )
  return row && v.parse(PayoutFormat, row)
}

type Known = { batch: string; format: string; payouts: number; total_minor: bigint; made_at: Date }

const fileOf = (tx: Database, batch: string) =>
  tx.maybe<Known>('select batch, format, payouts, total_minor, made_at from public.payout_files where batch = $1', [batch])

/** Who pays, and when: a file that is made again bears the day it was made first. */
async function factsOf(tx: Database, known: Known | undefined): Promise<BankFileFacts> {
  const said = await tx.one<Omit<BankFileFacts, 'batch'>>(
    `select to_char(at, 'YYYY-MM-DD') as day, to_char(at, 'HH24MISS') as time, private.setting('payouts.payer_account') #>> '{}' as account,
            private.setting('shop.legal_name') #>> '{}' as name, private.setting('payouts.payer_code') #>> '{}' as code,
            private.setting('shop.tax_id') #>> '{}' as "taxId"
       from (select coalesce($1::timestamptz, private.now()) at time zone 'Asia/Bangkok' as at) x`,
    [known?.made_at ?? null],
  )
  return { ...said, batch: known?.batch ?? `B${said.day.replaceAll('-', '')}-${randomBytes(3).toString('hex').toUpperCase()}` }
}

const rowsOf = (tx: Database, shop: Shop, batch: string | undefined) =>
  batch === undefined
    ? tx.all<Row>('select * from private.payouts_for_file($1, $2)', [MOST, shop.transfers?.banks ?? []])
    : tx.all<Row>(
        `select id, number, seller_id, seller_name, bank, bank_code, holder, number_sealed, amount_minor from public.payouts
          where batch = $1 and status = 'processing' order by number`,
        [batch],
      )

/** What fits into a file of this form, and what stays out. */
function sorted(shop: Shop, format: PayoutFormat, rows: readonly Row[]): { fit: { row: Row; paid: PaidOut }[]; left: LeftOut[] } {
  const fit: { row: Row; paid: PaidOut }[] = []
  const left: LeftOut[] = []
  for (const row of rows) {
    const bank = bankOf(row.bank_code) ?? bankOf(row.bank)
    const paid = {
      number: row.number,
      account: openAccount(shop, row.seller_id, row.number_sealed),
      holder: row.holder,
      bank: bank?.code ?? '',
      bankName: bank?.name ?? row.bank,
      bot: bank?.bot ?? '',
      amount: Number(fromJson(Number(row.amount_minor))),
    }
    const because = whyNot(format, paid)
    if (because) left.push({ number: row.number, seller: row.seller_name, because })
    else if (fit.length < format.checks.most) fit.push({ row, paid })
  }
  return { fit, left }
}
