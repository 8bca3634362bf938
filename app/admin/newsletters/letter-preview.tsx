import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { IssueTexts } from './newsletter-row.ts'

type PreviewProps = { texts: IssueTexts; link: string; products: readonly string[] }
type Shown = { subject: string; html: string }

async function preview(issue: object, language: Language): Promise<Shown> {
  const answer = await callFunction<Shown>('preview-newsletter', { issue, language })
  if (answer.done) return answer.result
  throw new RefusedAnswer(answer.refusal)
}

/** The letter itself, as it would be sent now, in the language that is chosen. */
export function LetterPreview({ texts, link, products }: PreviewProps) {
  const { t } = useTranslation('admin-newsletters')
  const [language, setLanguage] = useState<Language>()
  const issue = { texts, link, product_ids: products }
  const shown = useQuery({
    queryKey: ['newsletter-preview', issue, language],
    queryFn: () => preview(issue, language ?? 'en'),
    enabled: language !== undefined && (texts.en !== undefined || texts[language] !== undefined),
    placeholderData: (before) => before,
    // What is refused is refused for what was written.
    retry: false,
  })
  const english = language !== undefined && !texts[language]
  return (
    <Panel title={t('preview.title')}>
      <Select
        label={t('preview.language')}
        required
        value={language ?? ''}
        options={[{ value: '', label: t('preview.choose') }, ...LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))]}
        onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.currentTarget.value))}
      />
      {language !== undefined && (
        <div className="mt-3 flex flex-col gap-2">
          {english && <p className="text-sm text-ink-soft">{t(texts.en ? 'preview.english' : 'preview.nothing', { language: LANGUAGE_NAMES[language] })}</p>}
          {shown.isError && <LoadFailureLine error={shown.error} onRetry={() => void shown.refetch()} />}
          {shown.isLoading && <Skeleton className="h-96 w-full" />}
          {shown.data && (
            // Scripts and forms do nothing in there, and links of the letter lead nowhere.
            <iframe
              title={t('preview.frame', { subject: shown.data.subject })}
              sandbox=""
              srcDoc={shown.data.html}
              className="h-[40rem] w-full rounded-control border border-line bg-white"
            />
          )}
        </div>
      )}
    </Panel>
  )
}
