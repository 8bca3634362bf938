import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { firstOfMonth } from '../../desk-kit/first-of-month.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { nameOf, ROLES, type UserRow } from './person-row.ts'

const COLUMNS: readonly DeskColumn<UserRow>[] = [
  { id: 'name', title: true, cell: nameOf },
  { id: 'email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { id: 'role', cell: ({ role }) => <RoleWord role={role} /> },
  { id: 'language', cell: ({ language }) => <LanguageWord code={language} /> },
  { id: 'since', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'newThisMonth', question: () => ({ filter: { created_at: { from: firstOfMonth() } } }) },
  { name: 'sellers', question: () => ({ filter: { role: ['seller'] } }) },
]

/** Everybody who has an account. */
export default function PeopleList() {
  const { i18n } = useTranslation()
  const filters: readonly ListFilter[] = [
    { name: 'role', kind: 'choice', options: ROLES },
    { name: 'language', kind: 'choice', options: LANGUAGES, optionWords: (code) => languageName(code, i18n.language) },
    { name: 'created_at', kind: 'days' },
  ]
  return <ResourceList columns={COLUMNS} filters={filters} views={VIEWS} />
}

function RoleWord({ role }: { role: UserRow['role'] }) {
  const { t } = useTranslation('admin-people')
  return t(`filters.roleOptions.${role}`)
}

function LanguageWord({ code }: { code: string }) {
  const { i18n } = useTranslation()
  return languageName(code, i18n.language)
}
