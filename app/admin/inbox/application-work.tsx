import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ProvinceName } from '../province/province-name.tsx'
import { ApplicationParts, AskBack } from './application-parts.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** Somebody who wants to sell. */
export function ApplicationWork({ id, facts }: { id: string; facts: WorkFacts['application'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const decide = (decision: 'approved' | 'needs_changes' | 'rejected') => (reason: string) =>
    askDatabase('decide_application', { p_application_id: id, p_decision: decision, p_reason: reason })
  const refused = ({ code }: Pick<Refusal, 'code'>) => (code === 'own_shop' ? t('application.own') : undefined)
  const name = facts.business_name || facts.name
  return (
    <>
      <Facts>
        <Fact name={t('application.person')}>
          {facts.name} · {facts.email}
        </Fact>
        <Fact name={t('application.business')}>
          <RecordLink to="applications" id={id}>
            {name}
          </RecordLink>
        </Fact>
        <Fact name={t('application.type')}>{t(`businessType.${facts.business_type}`)}</Fact>
        <Fact name={t('application.province')}>{facts.province !== '' && <ProvinceName code={facts.province} />}</Fact>
        <Fact name={t('application.description')}>{facts.description && <span className="whitespace-pre-line">{facts.description}</span>}</Fact>
      </Facts>
      <ApplicationParts facts={facts} />
      {may('sellers.judge') && <AskBack id={id} facts={facts} refused={refused} />}
      {may('sellers.judge') && (
        <DecideButtons
          choices={[
            {
              id: 'approve',
              look: 'primary',
              verb: t('application.approve.verb'),
              title: t('application.approve.title', { name }),
              consequence: t('application.approve.consequence'),
              done: t('application.approve.done', { name }),
              ask: decide('approved'),
              refused,
            },
            {
              id: 'changes',
              verb: t('application.changes.verb'),
              title: t('application.changes.title', { name }),
              consequence: t('application.changes.consequence'),
              done: t('application.changes.done', { name }),
              ask: decide('needs_changes'),
              refused,
            },
            {
              id: 'reject',
              look: 'danger',
              verb: t('application.reject.verb'),
              title: t('application.reject.title', { name }),
              consequence: t('application.reject.consequence'),
              done: t('application.reject.done', { name }),
              ask: decide('rejected'),
              refused,
            },
          ]}
        />
      )}
    </>
  )
}
