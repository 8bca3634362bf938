import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { LANGUAGES } from '../../i18n/languages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import { ForgetPanel } from './forget-panel.tsx'
import { ServicePanel } from './service-panel.tsx'
import { EVERY, type TermRow } from './term-row.ts'
import { UsePanel } from './use-panel.tsx'
import { useLanguageWords } from './use-language-words.ts'

const COLUMNS: readonly DeskColumn<TermRow>[] = [
  { id: 'term', title: true, sort: 'term', cell: ({ term }) => <span className="wrap-anywhere">{term}</span> },
  { id: 'said', cell: (term) => <Said term={term} /> },
  { id: 'source', cell: ({ source_language: code }) => <LanguageName code={code} /> },
  { id: 'target', cell: ({ target_language: code }) => <LanguageName code={code} /> },
  { id: 'note', extra: true, cell: ({ note }) => <span className="wrap-anywhere">{note}</span> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

/** How words are said by machine translations; the service itself, its budget and what became of it. */
export default function MachineTranslationList() {
  const { t } = useTranslation('admin-machine-translation')
  const may = useMay()
  const { say } = useLanguageWords()
  const filters: readonly ListFilter[] = [
    { name: 'target_language', kind: 'choice', options: [EVERY, ...LANGUAGES], optionWords: say },
    { name: 'source_language', kind: 'choice', options: [EVERY, ...LANGUAGES], optionWords: say },
    { name: 'kept', kind: 'yes' },
    { name: 'created_at', kind: 'days' },
  ]
  return (
    <div className="flex flex-col gap-4">
      <ResourceList
        columns={COLUMNS}
        filters={filters}
        actions={
          may('translations.write') && (
            <ButtonLink size="small" to="/admin/machine-translation/create">
              {t('new')}
            </ButtonLink>
          )
        }
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ServicePanel />
        <BudgetPanel />
        <UsePanel />
        {may('translations.write') && <ForgetPanel />}
      </div>
    </div>
  )
}

function Said({ term: { said, kept } }: { term: TermRow }) {
  const { t } = useTranslation('admin-machine-translation')
  return kept ? <span className="text-ink-soft">{t('neverTranslated')}</span> : <span className="wrap-anywhere">{said}</span>
}

function LanguageName({ code }: { code: string }) {
  return useLanguageWords().say(code)
}
