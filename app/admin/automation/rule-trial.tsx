import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { RuleWords } from './automation-rule.ts'

type Trial = { looked: number; found: number; sample: { noun: string; id: string; title: string; at: string; amount: number | null }[] }
type State = { for: string; busy: boolean; answer?: Trial; error?: unknown }

/** What a rule would have done in the last thirty days; nothing is done by it. */
export function RuleTrial({ rule }: { rule: RuleWords }) {
  const { t, i18n } = useTranslation('admin-automation')
  const { event, days, joined, conditions } = rule
  const asked = JSON.stringify({ event, days, joined, conditions })
  const [held, setState] = useState<State>()
  // What was found for another rule is no answer to this one.
  const state = held?.for === asked ? held : undefined
  const run = async () => {
    setState({ for: asked, busy: true })
    try {
      setState({ for: asked, busy: false, answer: await databaseResult<Trial>('try_automation_rule', { p_rule: { event, days, joined, conditions } }) })
    } catch (error) {
      setState({ for: asked, busy: false, error })
    }
  }
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <p className="text-ink-soft">{t('trial.text')}</p>
      <Button size="small" look="quiet" busy={state?.busy ?? false} onClick={() => void run()}>
        {t('trial.run')}
      </Button>
      {state?.error !== undefined && <LoadFailureLine error={state.error} onRetry={() => void run()} />}
      <div role="status" className="w-full">
        {state?.answer && (
          <>
            <p className="font-semibold">{t('trial.found', { count: state.answer.found, looked: numberFormat(i18n.language).format(state.answer.looked) })}</p>
            <ul className="mt-2 divide-y divide-line">
              {state.answer.sample.map(({ noun, id, title, at, amount }) => (
                <li key={`${id} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                  <RecordLink to={noun} id={id}>
                    {title}
                  </RecordLink>
                  <Amount minor={amount} />
                  <Moment at={at} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
