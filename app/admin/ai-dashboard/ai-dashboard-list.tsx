import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLanguageWords } from '../machine-translation/use-language-words.ts'
import { AiFiguresPanel } from './ai-figures-panel.tsx'
import { OUTCOMES, QUESTION_STATES, type QuestionRow } from './question-row.ts'

const COLUMNS: readonly DeskColumn<QuestionRow>[] = [
  { id: 'question', title: true, cell: ({ question }) => <span className="wrap-anywhere">{question}</span> },
  { id: 'state', cell: ({ state }) => <State state={state} /> },
  { id: 'outcome', cell: ({ outcome }) => <OutcomeWord outcome={outcome} /> },
  { id: 'helpful', cell: ({ helpful }) => helpful !== null && <Helpful helpful={helpful} /> },
  { id: 'language', cell: ({ language }) => <Language of={language} /> },
  { id: 'asked', sort: 'asked_at', cell: ({ asked_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: QUESTION_STATES },
  { name: 'outcome', kind: 'choice', options: OUTCOMES },
  { name: 'language', kind: 'choice', options: LANGUAGES },
  { name: 'asked_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'open', question: () => ({ filter: { state: ['open'] } }) },
  { name: 'unanswered', question: () => ({ filter: { outcome: ['nothing'] } }) },
]

/** The figures of assistant and machine translation, and below them what was asked. */
export default function AiDashboardList() {
  const { t } = useTranslation('admin-ai-dashboard')
  const { say: languages } = useLanguageWords()
  const filters = FILTERS.map((filter) => (filter.name === 'language' ? { ...filter, optionWords: languages } : filter))
  return (
    <ResourceList
      columns={COLUMNS}
      filters={filters}
      views={VIEWS}
      above={<AiFiguresPanel />}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function State({ state }: { state: QuestionRow['state'] }) {
  const { t } = useTranslation('admin-ai-dashboard')
  return (
    <Badge {...(state === 'open' ? { tone: 'gold' as const } : state === 'dealt' && { tone: 'leaf' as const })}>{t(`filters.stateOptions.${state}`)}</Badge>
  )
}

function OutcomeWord({ outcome }: { outcome: QuestionRow['outcome'] }) {
  const { t } = useTranslation('admin-ai-dashboard')
  return t(`filters.outcomeOptions.${outcome}`)
}

function Helpful({ helpful }: { helpful: boolean }) {
  const { t } = useTranslation('admin-ai-dashboard')
  return t(helpful ? 'helpful.yes' : 'helpful.no')
}

const Language = ({ of }: { of: string }) => useLanguageWords().say(of)
