import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { InfoFrame } from '../info-frame.tsx'
import type { InfoData } from '../load-info.server.ts'

const FILES = [
  { href: '/icon.svg', form: 'SVG' },
  { href: '/icon-512.png', form: 'PNG, 512 × 512' },
] as const

/** What papers ask first: what the shop is, its numbers as they are today, and its mark. */
export default function PressScreen({ loaderData: { facts, written } }: { loaderData: InfoData }) {
  const { t, i18n } = useTranslation('pages-press')
  const number = numberFormat(i18n.language)
  const numbers = [
    { label: t('numbers.sellers'), value: facts.sellers },
    { label: t('numbers.provinces'), value: facts.provinces },
    { label: t('numbers.languages'), value: LANGUAGES.length },
  ]
  const counted = (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-3">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse rounded-card border border-line bg-surface px-3 py-4 sm:p-5">
          <dt className="text-sm hyphens-auto text-ink-soft">{label}</dt>
          <dd className="font-serif text-2xl font-semibold tabular-nums sm:text-3xl">{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
  const files = (
    <ul className="mt-4 flex flex-wrap gap-3">
      {FILES.map(({ href, form }) => (
        <li key={href}>
          <a
            href={href}
            download
            className="inline-flex min-h-11 items-center gap-3 rounded-control py-1.5 wrap-anywhere border border-line-strong bg-surface px-4 hover:border-indigo"
          >
            <img src={href} alt="" width={28} height={28} loading="lazy" />
            {t('mark.download', { form })}
          </a>
        </li>
      ))}
    </ul>
  )
  return <InfoFrame page="press" facts={facts} written={written} after={{ numbers: counted, mark: files }} />
}
