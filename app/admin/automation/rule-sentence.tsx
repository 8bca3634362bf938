import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { type Deed, type RuleWords, wordOf } from './automation-rule.ts'
import { useColleagueNames, useWebhookNames } from './rule-choices.tsx'
import { useSayCondition } from './use-say-condition.tsx'

/** A rule as it is read aloud: when, if, then. */
export function RuleSentence({ rule }: { rule: RuleWords }) {
  const { t } = useTranslation('admin-automation')
  const say = useSayCondition(rule.conditions)
  return (
    <dl className="flex flex-col gap-3 text-base">
      <Line name={t('when')}>{t(`events.${wordOf(rule.event)}`, { count: rule.days ?? 0 })}</Line>
      {rule.conditions.length > 0 && (
        <Line name={t('if')}>
          {rule.conditions.length > 1 && <p className="text-sm text-ink-soft">{t(`joined.${rule.joined}`)}</p>}
          <ul className="list-disc ps-5">
            {rule.conditions.map((condition, place) => (
              <li key={place}>{say(condition)}</li>
            ))}
          </ul>
        </Line>
      )}
      <Line name={t('then')}>
        <ol className="flex flex-col gap-2">
          {rule.deeds.map((deed, place) => (
            <li key={place}>
              <SaidDeed deed={deed} />
            </li>
          ))}
        </ol>
      </Line>
    </dl>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
    <dt className="font-semibold text-indigo">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

function SaidDeed({ deed: { deed, text, person, endpoint, texts } }: { deed: Deed }) {
  const { t } = useTranslation('admin-automation')
  const colleagues = useColleagueNames()
  const webhooks = useWebhookNames()
  const whom = colleagues.data?.find(({ id }) => id === person)?.name ?? webhooks.data?.find(({ id }) => id === endpoint)?.name
  const languages = LANGUAGES.filter((language) => texts?.[language])
  return (
    <>
      {whom ? t('to', { deed: t(`deeds.${deed}`), whom }) : t(`deeds.${deed}`)}
      {text && <q className="block text-sm text-ink-soft">{text}</q>}
      {texts && (
        <>
          <q className="block text-sm text-ink-soft">{texts.en}</q>
          <span className="block text-sm text-ink-soft">{languages.map((language) => LANGUAGE_NAMES[language]).join(', ')}</span>
        </>
      )}
    </>
  )
}
