import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { RecordLink } from '../record-link/record-link.tsx'

type Trial = { looked: number; found: number; sample: { id: string; name: string; word: string }[] }
type State = { for: string; busy: boolean; answer?: Trial; error?: unknown }

/** What words would find among the listings that are published now; nothing is changed by it. */
export function RuleTrial({ words, except }: { words: readonly string[]; except: readonly string[] }) {
  const { t, i18n } = useTranslation('admin-marketplace')
  const number = numberFormat(i18n.language)
  const asked = JSON.stringify([words, except])
  const [held, setState] = useState<State>()
  // What was found for other words is no answer to these.
  const state = held?.for === asked ? held : undefined
  const run = async () => {
    setState({ for: asked, busy: true })
    try {
      setState({ for: asked, busy: false, answer: await databaseResult<Trial>('try_listing_rule', { p_words: words, p_except_words: except }) })
    } catch (error) {
      setState({ for: asked, busy: false, error })
    }
  }
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <p className="text-ink-soft">{t('trial.text')}</p>
      <Button size="small" look="quiet" busy={state?.busy ?? false} disabled={words.length === 0} onClick={() => void run()}>
        {t('trial.run')}
      </Button>
      {state?.error !== undefined && <LoadFailureLine error={state.error} onRetry={() => void run()} />}
      <div role="status" className="w-full">
        {state?.answer && (
          <>
            <p className="font-semibold">{t('trial.found', { count: state.answer.found, looked: number.format(state.answer.looked) })}</p>
            <ul className="mt-2 divide-y divide-line">
              {state.answer.sample.map(({ id, name, word }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                  <RecordLink to="products" id={id}>
                    {name}
                  </RecordLink>
                  <span className="text-ink-soft">{word}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
