import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A letter of the shop that could not be sent and is not tried any more. */
export function LetterWork({ id, facts }: { id: string; facts: WorkFacts['letter'] }) {
  const { t } = useTranslation(['admin-inbox', 'admin-email-templates'])
  const name = t(`admin-email-templates:letters.${facts.topic}.name`, { defaultValue: facts.topic })
  const may = useMay()
  return (
    <>
      <Facts>
        <Fact name={t('letter.topic')}>{name}</Fact>
        <Fact name={t('letter.to')}>
          {facts.letters.length > 0 &&
            facts.letters.map(({ id: letter, address }, index) => (
              <span key={letter}>
                {index > 0 && ', '}
                <RecordLink to="email-service" id={letter}>
                  {address}
                </RecordLink>
              </span>
            ))}
        </Fact>
        <Fact name={t('refund.order')}>
          {facts.order_id !== null && (
            <RecordLink to="orders" id={facts.order_id}>
              {facts.number}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('letter.since')}>
          <Moment at={facts.since} />
        </Fact>
        <Fact name={t('letter.attempts')}>{facts.attempts}</Fact>
        <Fact name={t('letter.error')}>{facts.error}</Fact>
      </Facts>
      {may('settings.write') && (
        <DecideButtons
          choices={[
            {
              id: 'retry',
              verb: t('letter.retry.verb'),
              title: t('letter.retry.title'),
              consequence: t('letter.retry.consequence'),
              done: t('letter.retry.done'),
              ask: (reason) => askDatabase('retry_letter', { p_id: Number(id), p_reason: reason }),
            },
            {
              id: 'give-up',
              look: 'danger',
              verb: t('letter.giveUp.verb'),
              title: t('letter.giveUp.title'),
              consequence: t('letter.giveUp.consequence'),
              done: t('letter.giveUp.done'),
              ask: (reason) => askDatabase('give_up_letter', { p_id: Number(id), p_reason: reason }),
            },
          ]}
        />
      )}
    </>
  )
}
