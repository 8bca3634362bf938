import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { languageName } from '../../i18n/names-of-codes.ts'
import { Button } from '../../ui/button.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { AnswerForm } from '../inbox/answer-form.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import type { ContactLetterRecord } from './contact-letter-row.ts'
import { LetterStateBadge } from './letter-state-badge.tsx'

/** One letter of the contact form: what was asked, what was answered by whom, and whether it still waits. */
export default function ContactLettersShow() {
  return (
    <RecordPage<ContactLetterRecord>
      renderTitle={({ name }) => name}
      renderBadges={({ answered_at: closed }) => <LetterStateBadge closed={closed !== null} />}
      renderActions={(letter) => letter.answered_at !== null && <Reopen letter={letter} />}
    >
      {(letter) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <WaitingHere kind="contact" id={letter.id} />
            <Asked letter={letter} />
            <Answers letter={letter} />
          </div>
          <div className="flex flex-col gap-4">
            <ActsPanel noun="contact" subjects={[letter.id]} />
            <StaffNotes about="contact_messages" subject={letter.id} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function Asked({ letter }: { letter: ContactLetterRecord }) {
  const { t, i18n } = useTranslation('admin-contact-letters')
  const rowsLink = useRowsLink()
  const orders = letter.order_number === '' ? undefined : rowsLink('orders', { q: letter.order_number })
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.email')}>{letter.email}</Fact>
        <Fact name={t('columns.topic')}>{t(`filters.topicOptions.${letter.topic}`)}</Fact>
        <Fact name={t('columns.order')}>
          {orders === undefined ? (
            letter.order_number
          ) : (
            <Link to={orders} className="text-indigo hover:underline">
              {letter.order_number}
            </Link>
          )}
        </Fact>
        <Fact name={t('columns.language')}>{languageName(letter.language, i18n.language)}</Fact>
        <Fact name={t('columns.created')}>
          <Moment at={letter.created_at} />
        </Fact>
        <Fact name={t('account')}>{t(letter.person_id === null ? 'guest' : 'member')}</Fact>
        <Fact name={t('columns.words')}>
          <span className="whitespace-pre-line">{letter.message}</span>
        </Fact>
      </Facts>
    </Panel>
  )
}

/** What was answered, and room for more once the letter is closed. */
function Answers({ letter }: { letter: ContactLetterRecord }) {
  const { t } = useTranslation('admin-contact-letters')
  const may = useMay()
  const mayAdd = letter.answered_at !== null && may('contact.answer')
  if (letter.answers.length === 0 && !mayAdd) return null
  return (
    <Panel title={t('answers.title')}>
      <ol className="flex flex-col gap-4 text-sm">
        {letter.answers
          .toSorted((a, b) => a.written_at.localeCompare(b.written_at))
          .map((answer) => (
            <li key={answer.id} className="rounded-control bg-paper p-3">
              <p className="text-ink-soft wrap-anywhere">
                {answer.author} · <Moment at={answer.written_at} />
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{answer.words}</p>
            </li>
          ))}
      </ol>
      {letter.answers.length === 0 && <p className="text-sm text-ink-soft">{t('answers.elsewhere')}</p>}
      {mayAdd && (
        <div className="mt-4">
          <AnswerForm letter={letter.id} language={letter.language} again />
        </div>
      )}
    </Panel>
  )
}

function Reopen({ letter }: { letter: ContactLetterRecord }) {
  const { t } = useTranslation('admin-contact-letters')
  const may = useMay()
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  if (!may('contact.answer')) return null
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('reopen.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('reopen.title', { name: letter.name })}
        consequence={t('reopen.consequence')}
        verb={t('reopen.verb')}
        busy={busy}
        onDecide={(reason) => act({ ask: () => askDatabase('reopen_contact_message', { p_id: letter.id, p_reason: reason }), done: t('reopen.done') })}
      />
    </>
  )
}
