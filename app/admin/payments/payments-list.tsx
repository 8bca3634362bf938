import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { PAYMENT_METHODS } from '../../payments/payment-provider.ts'
import { PaymentBadge, SlipBadge } from '../states/payment-badge.tsx'
import { PAYMENT_STATES } from '../states/payment-states.ts'
import { type PaymentRow, PROVIDERS, titleOfPayment } from './payment-row.ts'

const COLUMNS: readonly DeskColumn<PaymentRow>[] = [
  { id: 'number', title: true, cell: titleOfPayment },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'status', cell: ({ status }) => <PaymentBadge state={status} /> },
  { id: 'method', cell: ({ method }) => <Method method={method} /> },
  { id: 'provider', cell: ({ provider }) => <Provider provider={provider} /> },
  { id: 'attempt', extra: true, numeric: true, cell: ({ attempt }) => attempt },
  { id: 'email', extra: true, cell: ({ group }) => group?.email },
  { id: 'slip', cell: ({ slips }) => <LastSlip slips={slips} /> },
  { id: 'amount', numeric: true, sort: 'amount_minor', cell: ({ amount_minor: amount }) => <Amount minor={amount} /> },
  { id: 'captured', numeric: true, cell: ({ captured_minor: captured }) => captured > 0 && <Amount minor={captured} /> },
  { id: 'refunded', numeric: true, cell: ({ refunded_minor: refunded }) => refunded > 0 && <Amount minor={refunded} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: PAYMENT_STATES },
  { name: 'method', kind: 'choice', options: PAYMENT_METHODS },
  { name: 'provider', kind: 'choice', options: PROVIDERS },
  { name: 'created_at', kind: 'days' },
  { name: 'slip', kind: 'yes' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'slips', question: () => ({ filter: { slip: true }, sort: { field: 'created_at', order: 'ASC' } }) },
  { name: 'open', question: () => ({ filter: { status: ['created', 'pending', 'authorized'] } }) },
  { name: 'failed', question: () => ({ filter: { status: ['failed'] } }) },
  { name: 'chargebacks', question: () => ({ filter: { status: ['chargeback_open', 'chargeback_won', 'chargeback_lost'] } }) },
]

/** Every attempt to pay, for orders and for plans. */
export default function PaymentsList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
}

function Method({ method }: { method: string }) {
  const { t } = useTranslation('admin-payments')
  return t(`filters.methodOptions.${method}`)
}

function Provider({ provider }: { provider: string }) {
  const { t } = useTranslation('admin-payments')
  return t(`filters.providerOptions.${provider}`, { defaultValue: provider })
}

/** The slip that counts: the one that waits, or else what became of the others. */
function LastSlip({ slips }: { slips: PaymentRow['slips'] }) {
  const shown = ['waiting', 'accepted', 'refused'].map((state) => slips.find((slip) => slip.state === state)).find((slip) => slip !== undefined)
  return shown ? <SlipBadge state={shown.state} /> : null
}
