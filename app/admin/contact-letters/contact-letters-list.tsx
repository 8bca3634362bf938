import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { CONTACT_TOPICS } from '../../pages/contact.ts'
import type { ContactLetterRow } from './contact-letter-row.ts'
import { LetterStateBadge } from './letter-state-badge.tsx'

const COLUMNS: readonly DeskColumn<ContactLetterRow>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'state', cell: ({ answered_at: closed }) => <LetterStateBadge closed={closed !== null} /> },
  { id: 'topic', cell: ({ topic }) => <Topic topic={topic} /> },
  { id: 'words', cell: ({ message }) => <span className="line-clamp-2 min-w-64 max-w-96 wrap-anywhere">{message}</span> },
  { id: 'email', cell: ({ email }) => email },
  { id: 'order', cell: ({ order_number: number }) => number },
  { id: 'language', extra: true, cell: ({ language }) => <LanguageWord language={language} /> },
  { id: 'closed', extra: true, cell: ({ answered_at: at }) => at && <Moment at={at} /> },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'open', question: () => ({ filter: { state: ['open'] }, sort: { field: 'created_at', order: 'ASC' } }) },
  { name: 'reports', question: () => ({ filter: { topic: ['report'] } }) },
  { name: 'privacy', question: () => ({ filter: { topic: ['privacy'] } }) },
]

/** Every letter of the contact form, open or closed. */
export default function ContactLettersList() {
  const { i18n } = useTranslation()
  const filters: readonly ListFilter[] = [
    { name: 'state', kind: 'choice', options: ['open', 'closed'] },
    { name: 'topic', kind: 'choice', options: CONTACT_TOPICS },
    { name: 'language', kind: 'choice', options: LANGUAGES, optionWords: (language) => languageName(language, i18n.language) },
    { name: 'created_at', kind: 'days' },
  ]
  return <ResourceList columns={COLUMNS} filters={filters} views={VIEWS} />
}

function Topic({ topic }: Pick<ContactLetterRow, 'topic'>) {
  const { t } = useTranslation('admin-contact-letters')
  return t(`filters.topicOptions.${topic}`)
}

function LanguageWord({ language }: Pick<ContactLetterRow, 'language'>) {
  const { i18n } = useTranslation()
  return languageName(language, i18n.language)
}
