import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { Reach } from './audience-fields.tsx'
import { IssueBadge } from './issue-badge.tsx'
import { IssueDeeds, TestSend } from './issue-deeds.tsx'
import { IssueForm } from './issue-form.tsx'
import { LetterPreview } from './letter-preview.tsx'
import type { Audience, IssueRow } from './newsletter-row.ts'

const FIGURES = ['recipients', 'sent', 'failed', 'skipped', 'bounced', 'complained', 'unsubscribed'] as const

/** An issue: what it says, whom it is for, how far it has got and what came of it. */
export default function NewslettersShow() {
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<IssueRow>
      renderTitle={({ name }) => name}
      renderBadges={({ state }) => <IssueBadge state={state} />}
      renderActions={(issue) => !editing && <IssueDeeds issue={issue} onEdit={() => setEditing(true)} />}
    >
      {(issue) => (editing && issue.state === 'draft' ? <IssueForm issue={issue} onDone={stop} onCancel={stop} /> : <Whole issue={issue} />)}
    </RecordPage>
  )
}

function Whole({ issue }: { issue: IssueRow }) {
  const { t, i18n } = useTranslation('admin-newsletters')
  const missing = LANGUAGES.filter((language) => !issue.texts[language])
  const begun = issue.state !== 'draft' && issue.state !== 'scheduled'
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t(begun ? 'figures' : 'audienceTitle')}>
          <Facts>
            <Fact name={t('fields.at')}>{issue.scheduled_at && <Moment at={issue.scheduled_at} />}</Fact>
            <Fact name={t('columns.started')}>{issue.started_at && <Moment at={issue.started_at} />}</Fact>
            <Fact name={t('columns.ended')}>{issue.ended_at && <Moment at={issue.ended_at} />}</Fact>
            {begun &&
              FIGURES.map((figure) => (
                <Fact key={figure} name={t(`columns.${figure}`)}>
                  {numberFormat(i18n.language).format(issue[figure])}
                </Fact>
              ))}
            <AudienceFacts audience={issue.audience} />
          </Facts>
          <div className="mt-3">{begun ? <p className="text-sm text-ink-soft">{t('figuresText')}</p> : <Reach audience={issue.audience} />}</div>
        </Panel>
        <Panel title={t('fields.texts')}>
          <dl className="flex flex-col gap-2 text-sm">
            {LANGUAGES.map((language) => {
              const words = issue.texts[language]
              return (
                words && (
                  <div key={language}>
                    <dt className="text-ink-soft">{LANGUAGE_NAMES[language]}</dt>
                    <dd lang={language} className="wrap-anywhere">
                      {words.subject}
                    </dd>
                  </div>
                )
              )
            })}
          </dl>
          {missing.length > 0 && (
            <p className="mt-3 text-sm text-ink-soft">{t('missingIn', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })}</p>
          )}
          <div className="mt-4">
            <TestSend issue={issue} />
          </div>
        </Panel>
      </div>
      <LetterPreview texts={issue.texts} link={issue.link} products={issue.product_ids} />
      <ActsPanel noun="newsletters" subjects={[issue.id]} />
    </div>
  )
}

function AudienceFacts({ audience }: { audience: Audience }) {
  const { t } = useTranslation('admin-newsletters')
  const days = (count: number | undefined) => count !== undefined && t('days', { count })
  if (Object.keys(audience).length === 0) return <Fact name={t('fields.audience')}>{t('everybody')}</Fact>
  return (
    <>
      <Fact name={t('audience.languages')}>{audience.languages?.map((one) => LANGUAGE_NAMES[languageOf(one) ?? 'en']).join(', ')}</Fact>
      <Fact name={t('audience.countries')}>{audience.countries?.join(', ')}</Fact>
      <Fact name={t('audience.tiers')}>{audience.tiers?.map((one) => t(`tiers.${one}`)).join(', ')}</Fact>
      <Fact name={t('audience.bought_within')}>{days(audience.bought_within)}</Fact>
      <Fact name={t('audience.not_bought_within')}>{days(audience.not_bought_within)}</Fact>
    </>
  )
}
