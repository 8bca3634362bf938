import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../platform/database.ts'
import { toDecimal, fromJson } from '../platform/money.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { openAccount } from './sealed-account.server.ts'

type Row = { number: string; seller_id: string; bank: string; holder: string; number_sealed: string; amount_minor: bigint }

/** As many as one file of a bank takes. */
const MOST = 1000

/** A cell of a CSV file; what a spreadsheet would run as a formula is kept as the text it is. */
export const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * `POST /functions/v1/payout-file`: the file for the bulk transfer of the shop's bank (payout, bank, account, holder, amount in baht). Takes every approved payout that nothing stops
 * into a new file, each into one only, or makes the file of a `batch` once more. Reading account numbers is a row of the activity log. 404 where there is nothing to send.
 */
export const payoutFileFunction = staffUseCase(
  'payouts.approve',
  v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)), batch: v.optional(v.pipe(v.string(), v.regex(/^B\d{8}-[0-9A-F]{6}$/))) }),
  (shop, _staff, { reason, batch: again }) =>
    shop.service.transaction(async (tx) => {
      const { day } = await tx.one<{ day: string }>(`select to_char(private.now() at time zone 'Asia/Bangkok', 'YYYYMMDD') as day`)
      const batch = again ?? batchOf(day)
      const rows = again === undefined ? await takeNew(tx, batch, shop.transfers?.banks ?? []) : await takeAgain(tx, batch)
      if (rows.length === 0) return refuse('not_found')
      await tx.all(`select private.log_activity('payouts.file', $1, $2, $3)`, [batch, JSON.stringify({ payouts: [null, rows.length] }), reason])
      const lines = rows.map(({ number, seller_id: seller, bank, holder, number_sealed: sealed, amount_minor: amount }) =>
        [number, bank, openAccount(shop, seller, sealed), holder]
          .map(cell)
          .concat(toDecimal(fromJson(Number(amount)), 2))
          .join(','),
      )
      return { batch, count: rows.length, csv: `﻿${['payout,bank,account,holder,amount', ...lines].join('\r\n')}\r\n` }
    }),
)

/** What a provider sends to is not a file's. */
const takeNew = (tx: Database, batch: string, elsewhere: readonly string[]) =>
  tx.all<Row>('select * from private.take_into_file($1, $2, $3)', [batch, MOST, elsewhere])

const takeAgain = (tx: Database, batch: string) =>
  tx.all<Row>(
    `select number, seller_id, bank, holder, number_sealed, amount_minor from public.payouts where batch = $1 and status = 'processing' order by number`,
    [batch],
  )

/** A file's name: the day in Thailand and six digits of chance. */
const batchOf = (day: string): string => `B${day}-${randomBytes(3).toString('hex').toUpperCase()}`
