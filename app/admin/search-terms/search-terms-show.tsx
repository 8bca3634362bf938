import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { TermBadge } from './search-terms-list.tsx'
import { draftOf, nameOfTerm, type TermRow, wordsOf } from './term.ts'
import { TermForm } from './term-form.tsx'
import { TermHistory } from './term-history.tsx'
import { TermTrial } from './term-trial.tsx'

/** A thing and what it is called in each language; changed, tried and taken back where it is read. */
export default function SearchTermsShow() {
  const [search, setSearch] = useSearchParams()
  const word = (search.get('word') ?? '').slice(0, 60)
  const [editing, setEditing] = useState(word !== '')
  const stop = () => {
    setEditing(false)
    setSearch({}, { replace: true })
  }
  return (
    <RecordPage<TermRow>
      renderTitle={({ words }) => nameOfTerm(words)}
      renderBadges={(term) => <TermBadge term={term} />}
      renderActions={(term) => !editing && <Deeds term={term} onEdit={() => setEditing(true)} />}
    >
      {(term) => (editing ? <TermForm term={term} word={word} onDone={stop} onCancel={stop} /> : <Whole term={term} />)}
    </RecordPage>
  )
}

function Deeds({ term, onEdit }: { term: TermRow; onEdit: () => void }) {
  const { t } = useTranslation('admin-search-terms')
  const may = useMay()
  if (!may('content.write')) return null
  const turned = term.is_active ? ('turnOff' as const) : ('turnOn' as const)
  const name = nameOfTerm(term.words)
  const write = (words: object, active: boolean) => (reason: string) =>
    askDatabase('write_search_term', { p_id: term.id, p_kind: term.kind, p_words: words, p_active: active, p_seen: term.changed_at, p_reason: reason })
  const wordings = (of: 'turnOff' | 'turnOn' | 'builtIn') => ({
    id: of,
    verb: t(`${of}.verb`),
    title: t(`${of}.title`, { name }),
    consequence: t(`${of}.consequence`),
    done: t(`${of}.done`),
  })
  return (
    <>
      <Button size="small" look="quiet" onClick={onEdit}>
        {t('change')}
      </Button>
      <DecideButtons
        choices={[
          { ...wordings(turned), ask: write(term.words, !term.is_active) },
          ...(term.built_in && term.is_ours ? [{ ...wordings('builtIn'), ask: write(term.built_in, true) }] : []),
        ]}
      />
    </>
  )
}

function Whole({ term }: { term: TermRow }) {
  const { t } = useTranslation('admin-search-terms')
  const draft = draftOf(term)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('names')}>
        <Facts>
          <Fact name={t('fields.kind')}>{t(`kinds.${term.kind}`)}</Fact>
          {LANGUAGES.map((language) => (
            <Fact key={language} name={LANGUAGE_NAMES[language]}>
              {term.words[language] && <span lang={language}>{term.words[language].join(', ')}</span>}
            </Fact>
          ))}
          <Fact name={t('fields.roman')}>{term.words.roman?.join(', ')}</Fact>
          <Fact name={t('columns.changed')}>
            <Moment at={term.changed_at} />
          </Fact>
        </Facts>
      </Panel>
      <Panel title={t('trial.title')}>
        <TermTrial id={term.id} kind={term.kind} words={wordsOf(draft)} active={term.is_active} first={term.words.en?.[0] ?? ''} />
      </Panel>
      <TermHistory term={term} />
    </div>
  )
}
