import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HELP_PAGES } from '../../chat/assistant/assistant.ts'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { useLanguageWords } from '../machine-translation/use-language-words.ts'
import type { QuestionRow } from './question-row.ts'

/** One question: what it was answered from, whether that helped, where to mend it, and that somebody has. */
export default function AiDashboardShow() {
  return (
    <RecordPage<QuestionRow> renderTitle={({ question }) => question} renderActions={(question) => <Deal question={question} />}>
      {(question) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <About question={question} />
          <Mend question={question} />
          <ActsPanel noun="assistant" subjects={[question.id]} />
        </div>
      )}
    </RecordPage>
  )
}

function Deal({ question: { id, dealt_at: dealt, changed_at: seen } }: { question: QuestionRow }) {
  const { t } = useTranslation('admin-ai-dashboard')
  const may = useMay()
  if (dealt !== null || !may('assistant.write')) return null
  return (
    <DecideButtons
      choices={[
        {
          id: 'deal',
          verb: t('deal.verb'),
          title: t('deal.title'),
          consequence: t('deal.consequence'),
          done: t('deal.done'),
          refused: ({ code }) => (code === 'already_decided' ? t('deal.already') : undefined),
          ask: (reason) => askDatabase('deal_with_question', { p_id: id, p_seen: seen, p_note: reason }),
        },
      ]}
    />
  )
}

function About({ question }: { question: QuestionRow }) {
  const { t } = useTranslation('admin-ai-dashboard')
  const { say: languages } = useLanguageWords()
  return (
    <Panel title={t('one')}>
      <Facts>
        <Fact name={t('columns.asked')}>
          <Moment at={question.asked_at} />
        </Fact>
        <Fact name={t('columns.language')}>{languages(question.language)}</Fact>
        <Fact name={t('columns.outcome')}>{t(`filters.outcomeOptions.${question.outcome}`)}</Fact>
        <Fact name={t('columns.helpful')}>{question.helpful !== null && t(question.helpful ? 'helpful.yes' : 'helpful.no')}</Fact>
        <Fact name={t('columns.state')}>{t(`filters.stateOptions.${question.state}`)}</Fact>
        <Fact name={t('columns.note')}>{question.note}</Fact>
      </Facts>
    </Panel>
  )
}

/** Where what the assistant says is mended: its own sentences, and the page it cites. */
function Mend({ question: { topic } }: { question: QuestionRow }) {
  const { t } = useTranslation('admin-ai-dashboard')
  const may = useMay()
  const page = topic === '' ? '/faq' : HELP_PAGES[topic]
  return (
    <Panel title={t('mend.title')}>
      <p className="text-sm text-ink-soft">{t(topic === '' ? 'mend.nothing' : 'mend.topic')}</p>
      <ul className="mt-3 grid gap-2 text-sm">
        <li>
          <Link className="text-indigo hover:underline" to={page}>
            {t('mend.page', { page })}
          </Link>
        </li>
        {may('translations.read') && (
          <li>
            <Link className="text-indigo hover:underline" to="/admin/translations">
              {t('mend.words')}
            </Link>
          </li>
        )}
        {may('blog.read') && (
          <li>
            <Link className="text-indigo hover:underline" to="/admin/blog">
              {t('mend.article')}
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  )
}
