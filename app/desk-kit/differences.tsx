import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import type { Draft } from './use-draft.ts'

type DifferencesProps<Values extends object> = {
  draft: Draft<Values>
  labelOf: (field: keyof Values & string) => string
  /** A value as people read it; as text where it is not said. */
  sayValue?: (field: keyof Values & string, value: unknown) => string
}

/** What somebody else has changed while it was being changed here: both values of each field, and the choice between them. Nothing that was typed is lost by it. */
export function Differences<Values extends object>({ draft, labelOf, sayValue }: DifferencesProps<Values>) {
  const { t } = useTranslation('desk-kit')
  const shown = useRef<HTMLElement>(null)
  const differs = draft.differences.length > 0
  // Whoever pressed the button stands at the end of the form.
  useEffect(() => {
    if (differs) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [differs])
  if (!differs) return null
  const say = (field: keyof Values & string, value: unknown) => sayValue?.(field, value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
  return (
    <section ref={shown} role="alert" className="rounded-card border border-gold bg-surface p-4 text-sm">
      <h3 className="font-sans font-semibold">{t('differences.title')}</h3>
      <p className="text-ink-soft">{t('differences.text')}</p>
      <ul className="divide-y divide-line">
        {draft.differences.map(({ field, mine, theirs }) => (
          <li key={field} className="py-3">
            <p className="font-semibold">{labelOf(field)}</p>
            <dl className="my-2 grid gap-2 sm:grid-cols-2">
              {(['theirs', 'mine'] as const).map((whose) => (
                <div key={whose} className="flex flex-col items-start gap-1 rounded-control border border-line p-2">
                  <dt className="text-ink-soft">{t(`differences.${whose}`)}</dt>
                  <dd className="grow whitespace-pre-line wrap-anywhere">{say(field, whose === 'mine' ? mine : theirs) || t('differences.empty')}</dd>
                  <dd>
                    <Button look="quiet" size="small" onClick={() => draft.take(field, whose)}>
                      {t(whose === 'mine' ? 'differences.takeMine' : 'differences.takeTheirs')}
                      <span className="sr-only">: {labelOf(field)}</span>
                    </Button>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
