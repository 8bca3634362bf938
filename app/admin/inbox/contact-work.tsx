import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RowsLink } from '../../desk-kit/rows-link.tsx'
import { languageName } from '../../i18n/names-of-codes.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A letter of the contact form: answered by a letter of the shop, or closed where it needs none. */
export function ContactWork({ id, facts }: { id: string; facts: WorkFacts['contact'] }) {
  const { t, i18n } = useTranslation('admin-inbox')
  const may = useMay()
  return (
    <>
      <Facts>
        <Fact name={t('contact.from')}>
          <RecordLink to="contact-letters" id={id}>
            {facts.name}
          </RecordLink>
        </Fact>
        <Fact name={t('contact.email')}>
          <RowsLink to="orders" filter={{ q: facts.email }}>
            {facts.email}
          </RowsLink>
        </Fact>
        <Fact name={t('contact.topic')}>{t(`topic.${facts.topic}`)}</Fact>
        <Fact name={t('contact.order')}>
          {facts.order_number !== '' && (
            <RowsLink to="orders" filter={{ q: facts.order_number }}>
              {facts.order_number}
            </RowsLink>
          )}
        </Fact>
        <Fact name={t('contact.language')}>{languageName(facts.language, i18n.language)}</Fact>
        <Fact name={t('contact.message')}>
          <span className="whitespace-pre-line">{facts.message}</span>
        </Fact>
      </Facts>
      <AnswerForm letter={id} language={facts.language} />
      {may('contact.answer') && (
        <DecideButtons
          choices={[
            {
              id: 'close',
              verb: t('contact.close.verb'),
              title: t('contact.close.title', { name: facts.name }),
              consequence: t('contact.close.consequence'),
              done: t('contact.close.done'),
              ask: (reason) => askDatabase('close_contact_message', { p_id: id, p_words: reason }),
            },
          ]}
        />
      )}
    </>
  )
}
