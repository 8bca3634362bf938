import { useTranslation } from 'react-i18next'

type FactListProps = { facts: Readonly<Record<string, string | number>>; parts: readonly string[] }

/** What a text may name instead of writing it out, with what it is now: it follows the settings. */
export function FactList({ facts, parts }: FactListProps) {
  const { t } = useTranslation('admin-pages')
  return (
    <details className="rounded-control border border-line p-3">
      <summary className="min-h-9 cursor-pointer font-semibold">{t('facts')}</summary>
      <p className="mt-2 text-sm text-ink-soft">{t('factsHint')}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {parts.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-mono wrap-anywhere">{`{{part.${name}}}`}</dt>
            <dd className="text-ink-soft">{t('part')}</dd>
          </div>
        ))}
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-mono wrap-anywhere">{`{{${name}}}`}</dt>
            <dd className="text-ink-soft wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
