import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { PrivacyDecision } from './privacy-decision.tsx'
import type { WorkFacts } from './work.ts'

/** Somebody who wants their data, or to be erased. */
export function PrivacyWork({ id, facts }: { id: string; facts: WorkFacts['privacy'] }) {
  const { t } = useTranslation('admin-privacy-requests')
  return (
    <>
      <Facts>
        <Fact name={t('columns.who')}>
          <RecordLink to="privacy-requests" id={id}>
            {facts.name || facts.email}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.kind')}>{t(`filters.kindOptions.${facts.kind}`)}</Fact>
        <Fact name={t('columns.email')}>{facts.email}</Fact>
        <Fact name={t('columns.origin')}>{t(`filters.originOptions.${facts.origin}`)}</Fact>
        <Fact name={t('columns.asked')}>
          <Moment at={facts.asked_at} days />
        </Fact>
        <Fact name={t('columns.clock')}>
          <Moment at={facts.due_at} days />
        </Fact>
        <Fact name={t('identity')}>{facts.identity === 'account' ? t('byAccount') : facts.identity}</Fact>
        <Fact name={t('extension')}>{facts.extension}</Fact>
        <Fact name={t('words')}>{facts.words !== '' && <span className="whitespace-pre-line">{facts.words}</span>}</Fact>
      </Facts>
      <PrivacyDecision id={id} request={facts} />
    </>
  )
}
