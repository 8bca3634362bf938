import type { useRowsLink } from '../../desk-kit/use-rows-link.tsx'

/** A difference as `private.check_books` calls it, and what it is about. */
export type Differing = { problem: string; about: string }

/** Where the rows of a difference are; undefined where whoever asks may not go there. */
export function rowsThatDiffer({ problem, about }: Differing, rows: ReturnType<typeof useRowsLink>): string | undefined {
  const [first = ''] = about.split(' ')
  const rest = about.slice(first.length + 1)
  const record = (card: string, id: string) => rows(card) && `${rows(card)}/${id}`
  const accounts = (words: string) => rows('accounts') && `${rows('accounts')}${words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`}`
  switch (problem) {
    case 'journal_not_zero':
      return record('ledger', first)
    case 'order':
    case 'commission':
      return rows('orders', { q: first })
    case 'chargeback':
      return rows('chargebacks', { q: first })
    case 'payout':
      return rows('payouts', { q: first })
    case 'correction':
      return record('corrections', first)
    case 'settlement_line':
    case 'settlement_match':
    case 'settlement_waiting':
      return record('settlement-lines', first)
    case 'clearing':
    case 'settlement_sum':
      return rows('reconciliation', { provider: [first] })
    case 'provider':
      return rows('payments', { provider: [first] })
    case 'stock':
    case 'stock_reserved':
    case 'stock_allocated':
      return record('inventory', first)
    case 'fee_invoices':
      return rows('invoices', { q: rest })
    case 'invoice':
    case 'invoice_owed':
      return rows('wholesale-invoices', { q: first }) ?? rows('wholesale')
    case 'buyer_owes':
      return rows('wholesale', { q: about })
    case 'fee_invoice_lines':
    case 'withholding':
      return rows('invoices', { q: first })
    case 'fee_numbers':
      return rows('invoices')
    case 'debt':
      return rows('debts', { q: about })
    case 'repayment':
      return rows('debts')
    case 'debt_block':
      return rows('sellers', { q: about })
    case 'reserve':
      return accounts(about)
    // The kind of account, and the maker whose it is.
    case 'wrong_side':
    case 'closing':
      return accounts(rest)
    case 'bank':
    case 'receivables':
    case 'gift_cards':
    case 'store_credit':
      return accounts('')
    case 'gift_card':
    case 'gift_card_sold':
      return record('gift-cards', rest)
    case 'credit_balance':
      return rows('memberships')
    case 'referral':
      return rows('referrals')
    case 'referral_reward':
      return record('referrals', first)
    default:
      return undefined
  }
}
