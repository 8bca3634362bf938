import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { LineAmount } from './line-amount.tsx'
import { LineBadge } from './line-badge.tsx'
import { OWN_BANK, type SettlementLineRow, subjectOf } from './settlement-line-row.ts'

/** What a list of lines shows of each. */
export const LINE_COLUMNS: readonly DeskColumn<SettlementLineRow>[] = [
  { id: 'line', title: true, cell: ({ line }) => <span className="wrap-anywhere">{line}</span> },
  { id: 'happened', cell: ({ happened_at: at }) => <Moment at={at} /> },
  { id: 'state', cell: ({ state }) => <LineBadge state={state} /> },
  { id: 'problem', cell: (line) => <Problem line={line} /> },
  { id: 'kind', cell: (line) => <KindOfLine line={line} /> },
  { id: 'about', cell: (line) => <AboutLine line={line} /> },
  { id: 'provider', extra: true, cell: ({ provider }) => <ProviderName provider={provider} /> },
  { id: 'description', extra: true, cell: ({ description }) => <span className="wrap-anywhere">{description}</span> },
  { id: 'fee', numeric: true, cell: ({ fee_minor: fee, currency }) => <LineAmount minor={fee} currency={currency} /> },
  { id: 'ours', numeric: true, cell: ({ ours_minor: ours, currency }) => <LineAmount minor={ours} currency={currency} /> },
  { id: 'amount', numeric: true, cell: ({ amount_minor: amount, currency }) => <LineAmount minor={amount} currency={currency} /> },
]

export function ProviderName({ provider }: { provider: string }) {
  const { t } = useTranslation('admin-settlement-lines')
  return t(`filters.providerOptions.${provider}`, { defaultValue: provider })
}

/** What a line is. A statement of the bank itself only says whether money came or went. */
export function KindOfLine({ line: { kind, provider } }: { line: Pick<SettlementLineRow, 'provider'> & { kind: string } }) {
  const { t } = useTranslation('admin-settlement-lines')
  if (provider === OWN_BANK && (kind === 'payment' || kind === 'refund')) return t(kind === 'payment' ? 'moneyIn' : 'moneyOut')
  return t(`filters.kindOptions.${kind}`)
}

/** Why a line waits, where it is not only unknown. */
export function Problem({ line: { problem } }: { line: Pick<SettlementLineRow, 'problem'> }) {
  const { t } = useTranslation('admin-settlement-lines')
  return problem === '' ? null : t(`problems.${problem}`)
}

/** The payment, refund or payout that a line is about, as a way there. */
export function AboutLine({ line }: { line: SettlementLineRow }) {
  const about = subjectOf(line)
  return (
    about && (
      <RecordLink to={about.to} id={about.id}>
        {about.title}
      </RecordLink>
    )
  )
}
