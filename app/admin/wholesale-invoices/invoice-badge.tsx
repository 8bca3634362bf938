import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { InvoiceState } from '../../wholesale/my-invoices.ts'
import { type InvoiceRow, isOverdue } from './invoice-row.ts'

const TONES: Readonly<Record<InvoiceState, BadgeTone>> = { open: 'gold', paid: 'leaf', written_off: 'sale', void: 'quiet' }

/** How far an invoice is, and whether it is late. */
export function InvoiceBadge({ invoice }: { invoice: Pick<InvoiceRow, 'state' | 'due_on'> }) {
  const { t } = useTranslation('admin-wholesale-invoices')
  const [now] = useState(() => new Date())
  const { state } = invoice
  return isOverdue(invoice, now) ? <Badge tone="sale">{t('overdue')}</Badge> : <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}
