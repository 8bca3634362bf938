import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A webhook that was switched off because nothing arrived there: mended, it is switched on again; or it is off for good. */
export function WebhookWork({ id, facts }: { id: string; facts: WorkFacts['webhook'] }) {
  const { t } = useTranslation(['admin-inbox', 'admin-webhooks'])
  const may = useMay()
  const choice = (way: 'switchOn' | 'leaveOff', ask: (reason: string) => ReturnType<typeof askDatabase>) => ({
    id: way,
    look: way === 'switchOn' ? ('primary' as const) : ('quiet' as const),
    verb: t(`admin-webhooks:${way}.verb`),
    title: t(`admin-webhooks:${way}.title`, { name: facts.name }),
    consequence: t(`admin-webhooks:${way}.consequence`),
    done: t(`admin-webhooks:${way}.done`),
    ask,
  })
  return (
    <>
      <p className="text-sm">{t(`admin-webhooks:offBecause.${facts.because}`)}</p>
      <Facts>
        <Fact name={t('admin-webhooks:fields.name')}>
          <RecordLink to="webhooks" id={id}>
            {facts.name}
          </RecordLink>
        </Fact>
        <Fact name={t('admin-webhooks:fields.url')}>
          <code className="wrap-anywhere">{facts.url}</code>
        </Fact>
        <Fact name={t('admin-webhooks:columns.failing')}>{facts.failing_since && <Moment at={facts.failing_since} />}</Fact>
        <Fact name={t('admin-webhooks:deliveries.waiting')}>{facts.waiting}</Fact>
      </Facts>
      {may('webhooks.write') && (
        <DecideButtons
          choices={[
            choice('switchOn', (reason) => askDatabase('switch_webhook', { p_id: id, p_on: true, p_reason: reason })),
            choice('leaveOff', (reason) => askDatabase('leave_webhook_off', { p_id: id, p_reason: reason })),
          ]}
        />
      )}
    </>
  )
}
