import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { TermForm } from './term-form.tsx'
import type { TermRow } from './term-row.ts'
import { useLanguageWords } from './use-language-words.ts'

/** A term of the glossary: how it is said, between which languages, who said so. */
export default function MachineTranslationShow() {
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<TermRow> renderTitle={({ term }) => term} renderActions={(term) => !editing && <Deeds term={term} onEdit={() => setEditing(true)} />}>
      {(term) => (editing ? <TermForm term={term} onDone={stop} onCancel={stop} /> : <Whole term={term} />)}
    </RecordPage>
  )
}

function Deeds({ term, onEdit }: { term: TermRow; onEdit: () => void }) {
  const { t } = useTranslation('admin-machine-translation')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('translations.write')) return null
  return (
    <>
      <Button size="small" look="quiet" onClick={onEdit}>
        {t('change')}
      </Button>
      <DecideButtons
        choices={[
          {
            id: 'remove',
            look: 'danger',
            verb: t('remove.verb'),
            title: t('remove.title', { term: term.term }),
            consequence: t('remove.consequence'),
            done: t('remove.done'),
            ask: async (reason) => {
              const answer = await askDatabase('remove_translation_term', { p_id: term.id, p_reason: reason })
              if (answer.done) void navigate('/admin/machine-translation')
              return answer
            },
          },
        ]}
      />
    </>
  )
}

function Whole({ term }: { term: TermRow }) {
  const { t } = useTranslation('admin-machine-translation')
  const { say } = useLanguageWords()
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        <Facts>
          <Fact name={t('columns.said')}>{term.kept ? t('neverTranslated') : term.said}</Fact>
          <Fact name={t('columns.source')}>{say(term.source_language)}</Fact>
          <Fact name={t('columns.target')}>{say(term.target_language)}</Fact>
          <Fact name={t('columns.note')}>{term.note}</Fact>
          <Fact name={t('columns.created')}>
            <Moment at={term.created_at} />
          </Fact>
        </Facts>
      </Panel>
      <ActsPanel noun="translations" subjects={[term.id]} />
    </div>
  )
}
