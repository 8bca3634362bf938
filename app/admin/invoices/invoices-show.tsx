import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Day } from '../../desk-kit/day.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { percentFormat } from '../../i18n/number-format.ts'
import { readPostalAddress } from '../../payouts/read-postal-address.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type InvoiceRow, waitsForOriginal } from './invoice-row.ts'

/** One invoice to a maker: for what, how much, what it corrects, and what tax was withheld on it. */
export default function InvoicesShow() {
  const { t } = useTranslation('admin-invoices')
  return (
    <RecordPage<InvoiceRow>
      renderTitle={({ number }) => number}
      renderBadges={({ kind }) => <Badge tone={kind === 'credit_note' ? 'sale' : 'indigo'}>{t(`filters.kindOptions.${kind}`)}</Badge>}
      renderActions={(invoice) => <TakeInvoice invoice={invoice.id} />}
    >
      {(invoice) => (
        <div className="grid gap-4 xl:grid-cols-2">
          <Panel title={t('facts')}>
            <Facts>
              <Fact name={t('columns.total')}>
                <Amount minor={invoice.total_minor} className="text-xl font-semibold" />
              </Fact>
              <Fact name={t('net')}>
                <Amount minor={invoice.net_minor} />
              </Fact>
              <Fact name={t('columns.vat')}>
                <Amount minor={invoice.vat_minor} />
              </Fact>
              <Fact name={t('columns.about')}>{t(`filters.aboutOptions.${invoice.about}`)}</Fact>
              <Fact name={t('columns.month')}>{invoice.month.slice(0, 7)}</Fact>
              <Fact name={t('columns.seller')}>
                <RecordLink to="sellers" id={invoice.seller_id}>
                  {invoice.seller_name}
                </RecordLink>
              </Fact>
              <Fact name={t('columns.issued')}>
                <Moment at={invoice.issued_at} />
              </Fact>
              {invoice.corrects_id !== null && (
                <Fact name={t('corrects')}>
                  <RecordLink to="invoices" id={invoice.corrects_id}>
                    {t('corrected')}
                  </RecordLink>
                </Fact>
              )}
            </Facts>
          </Panel>
          {invoice.withholding && <Withheld invoice={invoice} withheld={invoice.withholding} />}
          <StaffNotes about="fee_invoices" subject={invoice.id} />
        </div>
      )}
    </RecordPage>
  )
}

function TakeInvoice({ invoice }: { invoice: string }) {
  const { t } = useTranslation('admin-invoices')
  const { act, busy } = useAct()
  const take = () =>
    act({
      ask: async () => {
        const answer = await callFunction<{ url: string }>('open-fee-invoice', { invoice }, { repeatable: true })
        if (answer.done) window.location.assign(answer.result.url)
        return answer
      },
      done: t('taken'),
    })
  return (
    <Button size="small" look="quiet" busy={busy} icon={<FileText className="size-4" aria-hidden="true" />} onClick={() => void take()}>
      {t('take')}
    </Button>
  )
}

/** What companies withhold on a fee for a service, as the Revenue Department says. */
const USUAL_SHARE = 0.03

/** A maker is told where to send the original only while the settings say it. */
function AddressMissing() {
  const { t } = useTranslation('admin-invoices')
  const address = useQuery({ queryKey: ['postal-address'], queryFn: readPostalAddress })
  if (address.data !== '') return null
  return (
    <Notice className="mt-3">
      {t('noAddress')}{' '}
      <Link to="/admin/settings?q=shop.address" className="font-semibold text-indigo underline">
        {t('toAddress')}
      </Link>
    </Notice>
  )
}

function Withheld({ invoice, withheld }: { invoice: InvoiceRow; withheld: NonNullable<InvoiceRow['withholding']> }) {
  const { t, i18n } = useTranslation('admin-invoices')
  const may = useMay()
  const { act, busy } = useAct()
  const write = useAmount()
  const [deciding, setDeciding] = useState<'confirm' | 'takeBack'>()
  const usual = Math.round(invoice.net_minor * USUAL_SHARE)
  const percent = percentFormat(i18n.language)
  const decide = (deed: 'confirm' | 'takeBack', reason: string) =>
    act({
      ask: () => askDatabase(deed === 'confirm' ? 'confirm_withholding' : 'take_back_withholding', { p_invoice_id: invoice.id, p_reason: reason }),
      done: t(`${deed}.done`),
      refused: ({ code }) => (code === 'own_shop' ? t('own') : undefined),
    })
  return (
    <Panel title={t('withholding')}>
      <Facts>
        <Fact name={t('certificate')}>{withheld.certificate}</Fact>
        <Fact name={t('withheldOn')}>
          <Day on={withheld.withheld_on} />
        </Fact>
        <Fact name={t('withheldAmount')}>
          <Amount minor={withheld.amount_minor} />
          {withheld.amount_minor !== usual && (
            <span className="block text-ink-soft">{t('usual', { amount: write(usual), percent: percent.format(USUAL_SHARE) })}</span>
          )}
        </Fact>
        <Fact name={t('confirmed')}>{withheld.confirmed_at && <Moment at={withheld.confirmed_at} />}</Fact>
      </Facts>
      {waitsForOriginal(invoice) && <AddressMissing />}
      {may('payouts.approve') && (
        <Button
          size="small"
          look={waitsForOriginal(invoice) ? 'primary' : 'quiet'}
          className="mt-3"
          onClick={() => setDeciding(waitsForOriginal(invoice) ? 'confirm' : 'takeBack')}
        >
          {t(waitsForOriginal(invoice) ? 'confirm.verb' : 'takeBack.verb')}
        </Button>
      )}
      {(['confirm', 'takeBack'] as const).map((deed) => (
        <ReasonDialog
          key={deed}
          open={deciding === deed}
          onClose={() => setDeciding(undefined)}
          title={t(`${deed}.title`, { certificate: withheld.certificate })}
          consequence={t(`${deed}.consequence`)}
          verb={t(`${deed}.verb`)}
          busy={busy}
          onDecide={(reason) => decide(deed, reason)}
        />
      ))}
    </Panel>
  )
}
