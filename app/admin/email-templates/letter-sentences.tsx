import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { LONGEST_SENTENCE, placeholdersOf, sentenceFault } from '../../i18n/sentence-check.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { type Change, changeSentences, placeOf, saidNow } from '../translations/sentence.ts'
import { SentenceHistory } from '../translations/sentence-history.tsx'
import { useFaultWords } from '../translations/use-fault-words.ts'
import type { LetterSentence, ShownLetter } from './email-template.ts'
import { useDeskPath } from '../../desk-kit/use-desk-path.ts'

type Typed = Readonly<Record<string, string>>
type LetterSentencesProps = { letter: ShownLetter; typed: Typed; onType: (place: string, sentence: string | undefined) => void; onKept: () => void }

/** The sentences a letter is made of, from its subject down; what is typed into them is kept together, for one reason. */
export function LetterSentences({ letter: { sentences, language }, typed, onType, onKept }: LetterSentencesProps) {
  const { t, i18n } = useTranslation('admin-email-templates')
  const { act, busy } = useAct()
  const faultWords = useFaultWords()
  const [asking, setAsking] = useState(false)
  const [history, setHistory] = useState<string>()
  const changed = sentences.filter((one) => typed[placeOf(one)] !== undefined && typed[placeOf(one)] !== saidNow(one))
  const faulty = changed.some((one) => sentenceFault(one.key, one.builtIn, typed[placeOf(one)] ?? '') !== undefined)
  const changes = changed.map((one): Change => {
    const sentence = typed[placeOf(one)] ?? ''
    return { namespace: one.namespace, key: one.key, sentence: sentence === one.builtIn ? null : sentence, seen: one.override ?? null }
  })
  const keep = (reason: string) =>
    act({
      ask: async () => {
        const answer = await changeSentences(language, changes, reason)
        const left = answer.done ? answer.result.reports.find(({ outcome }) => outcome !== 'done' && outcome !== 'same') : undefined
        if (left) return { done: false, refusal: { code: left.outcome, message: '', status: 422 } } as const
        if (answer.done) onKept()
        return answer
      },
      done: t('kept'),
      refused: ({ code }) => faultWords(code),
    })
  const opened = sentences.find((one) => placeOf(one) === history)
  const pages = changed.filter(({ onPages }) => onPages).length
  const number = numberFormat(i18n.language).format(changes.length)
  return (
    <Panel title={t('sentences')}>
      {sentences.length === 0 && <p className="text-sm text-ink-soft">{t('noSentences')}</p>}
      <ul className="flex flex-col gap-5">
        {sentences.map((one) => (
          <li key={placeOf(one)}>
            <SentenceField
              language={language}
              sentence={one}
              typed={typed[placeOf(one)]}
              onType={(sentence) => onType(placeOf(one), sentence)}
              onHistory={() => setHistory(placeOf(one))}
            />
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <div className="sticky bottom-0 mt-5 flex flex-wrap gap-2 border-t border-line bg-surface py-3">
          <Button aria-disabled={faulty} busy={busy} onClick={() => !faulty && setAsking(true)}>
            {t('keep', { count: changes.length, number })}
          </Button>
          <Button look="plain" onClick={onKept}>
            {t('throwAway')}
          </Button>
        </div>
      )}
      {asking && (
        <ReasonDialog
          open
          onClose={() => setAsking(false)}
          title={t('keepTitle')}
          consequence={
            <>
              <p>{t('consequence', { language: languageName(language, i18n.language) })}</p>
              {pages > 0 && <p className="mt-2">{t('consequencePages')}</p>}
            </>
          }
          verb={t('keepVerb')}
          busy={busy}
          onDecide={keep}
        />
      )}
      {opened && <SentenceHistory language={language} sentence={opened} onClose={() => setHistory(undefined)} />}
    </Panel>
  )
}

type SentenceFieldProps = {
  language: ShownLetter['language']
  sentence: LetterSentence
  typed: string | undefined
  onType: (sentence: string | undefined) => void
  onHistory: () => void
}

function SentenceField({ language, sentence, typed, onType, onHistory }: SentenceFieldProps) {
  const { t } = useTranslation('admin-email-templates')
  const { t: words } = useTranslation('admin-translations')
  const may = useMay()
  const path = useDeskPath()
  const faultWords = useFaultWords()
  const place = placeOf(sentence)
  const value = typed ?? saidNow(sentence)
  const fault = typed === undefined ? undefined : sentenceFault(sentence.key, sentence.builtIn, typed)
  const names = placeholdersOf(sentence.builtIn)
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-center gap-1.5">
        {sentence.override !== undefined && sentence.fault === undefined && <Badge tone="gold">{words('states.changed')}</Badge>}
        {sentence.stale && <Badge tone="indigo">{words('states.stale')}</Badge>}
        {sentence.fault !== undefined && <Badge tone="sale">{words('states.broken')}</Badge>}
        {sentence.onPages && <Badge>{t('onPages')}</Badge>}
        {sentence.also.length > 0 && <Badge>{t('also', { count: sentence.also.length })}</Badge>}
      </div>
      <div className="flex items-start gap-2">
        <TextArea
          className="min-w-0 grow"
          label={sentence.key}
          hint={names.length > 0 ? words('placeholders', { names: names.map((name) => `{{${name}}}`).join(' ') }) : undefined}
          required
          lang={language}
          rows={1}
          maxLength={LONGEST_SENTENCE}
          readOnly={!may('translations.write')}
          value={value}
          error={fault === undefined ? undefined : faultWords(fault)}
          onChange={(event) => onType(event.currentTarget.value === saidNow(sentence) ? undefined : event.currentTarget.value)}
        />
        <IconButton label={words('historyOf', { place })} onClick={onHistory}>
          <History className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        {value !== sentence.builtIn && may('translations.write') && (
          <Button look="plain" size="small" onClick={() => onType(sentence.builtIn)}>
            {words('toBuiltIn')}
          </Button>
        )}
        <Link
          to={`${path('translations')}?of=${language}&q=${encodeURIComponent(place)}`}
          aria-label={t('inTranslationsOf', { place })}
          className="inline-flex min-h-9 items-center text-indigo hover:underline"
        >
          {t('inTranslations')}
        </Link>
      </div>
    </>
  )
}
