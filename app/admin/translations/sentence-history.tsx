import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Language } from '../../i18n/languages.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { changeSentence, placeOf, type Sentence, sentenceHistory } from './sentence.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Who said a sentence differently, and why; each earlier one can be said again, for a reason. */
export function SentenceHistory({ language, sentence, onClose }: { language: Language; sentence: Sentence; onClose: () => void }) {
  const { t } = useTranslation('admin-translations')
  const may = useMay()
  const { act, busy } = useAct()
  const faultWords = useFaultWords()
  const [back, setBack] = useState<{ sentence: string | null }>()
  const history = useQuery({
    queryKey: ['sentence-history', language, placeOf(sentence)],
    queryFn: () => sentenceHistory(language, sentence),
    ...CHANGES_ELSEWHERE,
  })
  const words = (text: string | null) => text ?? t('builtInNow', { sentence: sentence.builtIn })
  if (back !== undefined) {
    return (
      <ReasonDialog
        open
        onClose={() => setBack(undefined)}
        title={t('takeBack')}
        consequence={t('backTo', { sentence: words(back.sentence) })}
        verb={t('takeBack')}
        busy={busy}
        onDecide={(reason) =>
          act({
            ask: () =>
              changeSentence(language, { namespace: sentence.namespace, key: sentence.key, sentence: back.sentence, seen: sentence.override ?? null }, reason),
            done: t('saved'),
            refused: ({ code }) => faultWords(code),
          })
        }
      />
    )
  }
  return (
    <Dialog open onClose={onClose} title={t('historyOf', { place: placeOf(sentence) })}>
      {history.isError && <LoadFailureLine error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && <Waiting className="h-24 w-full" />}
      {history.data?.length === 0 && <p>{t('noHistory')}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {history.data?.map((change) => (
          <li key={change.changed_at} className="flex flex-wrap items-start justify-between gap-3 py-3 text-sm">
            <div className="min-w-0 wrap-anywhere">
              <p lang={language} className="font-semibold whitespace-pre-line">
                {words(change.after)}
              </p>
              <p lang={language} className="whitespace-pre-line text-ink-soft line-through">
                {words(change.before)}
              </p>
              <p className="text-ink-soft">
                <Moment at={change.changed_at} /> · {change.person}
              </p>
              {change.reason !== '' && <p>{change.reason}</p>}
            </div>
            {may('translations.write') && change.before !== (sentence.override ?? null) && (
              <Button look="quiet" size="small" onClick={() => setBack({ sentence: change.before })}>
                {t('takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
