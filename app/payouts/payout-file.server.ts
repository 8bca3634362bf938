import * as v from 'valibot'
import { toDecimal, fromJson } from '../platform/money.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { openAccount } from './sealed-account.server.ts'

type Row = { number: string; seller_id: string; bank: string; holder: string; number_sealed: string; amount_minor: bigint }

/** As many as one file of a bank takes. */
const MOST = 1000

/** A cell of a CSV file; what a spreadsheet would run as a formula is kept as the text it is. */
export const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * `POST /functions/v1/payout-file`: every approved payout as CSV (payout, bank, account, holder, amount in baht), for the bulk transfer of the shop's bank. Reading account numbers is
 * a row of the activity log.
 */
export const payoutFileFunction = staffUseCase(
  'payouts.approve',
  v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)) }),
  (shop, _staff, { reason }) =>
    shop.service.transaction(async (tx) => {
      const rows = await tx.all<Row>(
        `select p.number, p.seller_id, b.bank, b.holder, b.number_sealed, p.amount_minor
         from public.payouts p join private.seller_bank_accounts b on b.seller_id = p.seller_id where p.status = 'approved' order by p.number limit $1`,
        [MOST],
      )
      await tx.all(`select private.log_activity('payouts.file', $1, $2, $3)`, [String(rows.length), '{}', reason])
      const lines = rows.map(({ number, seller_id: seller, bank, holder, number_sealed: sealed, amount_minor: amount }) =>
        [number, bank, openAccount(shop, seller, sealed), holder]
          .map(cell)
          .concat(toDecimal(fromJson(Number(amount)), 2))
          .join(','),
      )
      return { count: rows.length, csv: `﻿${['payout,bank,account,holder,amount', ...lines].join('\r\n')}\r\n` }
    }),
)
