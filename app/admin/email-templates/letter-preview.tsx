import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'

type LetterPreviewProps = { subject: string; html: string; text: string; language?: string }

/** A letter as it arrives: as HTML in a frame in which nothing runs and from which nothing leads, and as plain text. */
export function LetterPreview({ subject, html, text, language }: LetterPreviewProps) {
  const { t } = useTranslation('admin-email-templates')
  const [view, setView] = useState('html')
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm wrap-anywhere">
        <span className="text-ink-soft">{t('preview.subject')}: </span>
        <strong lang={language}>{subject}</strong>
      </p>
      <Tabs
        label={t('preview.view')}
        current={view}
        onChange={setView}
        tabs={[
          {
            id: 'html',
            label: t('preview.html'),
            content: <iframe title={t('preview.title')} sandbox="" srcDoc={html} className="h-160 w-full rounded-control border border-line bg-paper" />,
          },
          {
            id: 'text',
            label: t('preview.text'),
            content: (
              <pre lang={language} className="max-h-160 overflow-y-auto rounded-control border border-line p-3 text-sm whitespace-pre-wrap wrap-anywhere">
                {text}
              </pre>
            ),
          },
        ]}
      />
    </div>
  )
}
