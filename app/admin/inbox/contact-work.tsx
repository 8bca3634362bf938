import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A letter of the contact form, answered from one's own mail and closed here. */
export function ContactWork({ id, facts }: { id: string; facts: WorkFacts['contact'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const quoted = facts.message.split('\n').map((line) => `> ${line}`)
  const filled = new URLSearchParams({ subject: t('contact.subject'), body: `\n\n${quoted.join('\n')}` }).toString()
  // Mail programs take a plus for a plus.
  const mail = `mailto:${facts.email}?${filled.replaceAll('+', '%20')}`
  return (
    <>
      <Facts>
        <Fact name={t('contact.from')}>
          {facts.name} · <a href={mail}>{facts.email}</a>
        </Fact>
        <Fact name={t('contact.topic')}>{t(`topic.${facts.topic}`)}</Fact>
        <Fact name={t('contact.order')}>{facts.order_number}</Fact>
        <Fact name={t('contact.language')}>{facts.language}</Fact>
        <Fact name={t('contact.message')}>
          <span className="whitespace-pre-line">{facts.message}</span>
        </Fact>
      </Facts>
      {may('contact.answer') && (
        <DecideButtons
          choices={[
            {
              id: 'close',
              look: 'primary',
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
