import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'

export type LeftOut = { number: string; seller: string; because: string }

/** What a file for the bank would have now. */
export type Preview = {
  format: string
  formats: readonly { slug: string; name: string; follows: string; confirmed_on: string | null }[]
  count: number
  total: number
  missing: readonly string[]
  left: readonly LeftOut[]
  lines: readonly string[]
}

/** As many of those that stay out as are named. */
const NAMED = 5

/** What a file would have: how many payouts for how much, its first lines, what stays out and why, and what has to be said first. */
export function FilePreview({ preview, settings }: { preview: Preview; settings: boolean }) {
  const { t } = useTranslation('admin-payouts')
  const amount = useAmount()
  const form = preview.formats.find(({ slug }) => slug === preview.format)
  return (
    <div className="grid gap-3 text-sm" aria-live="polite">
      <p className="font-semibold">
        {preview.count === 0 && preview.left.length === 0 ? t('file.nothing') : t('file.holds', { count: preview.count, total: amount(preview.total) })}
      </p>
      {form && form.slug !== 'plain' && form.confirmed_on === null && <Notice>{t('file.unconfirmed', { follows: form.follows })}</Notice>}
      {preview.missing.length > 0 && (
        <Notice>
          {t('file.missing', { list: preview.missing.map((each) => t(`file.needs.${each}`)).join(', ') })}{' '}
          {settings && (
            <Link to="/admin/settings?q=payouts.payer" className="text-indigo underline">
              {t('file.toSettings')}
            </Link>
          )}
        </Notice>
      )}
      {preview.left.length > 0 && (
        <div>
          <p>{t('file.left', { count: preview.left.length })}</p>
          <ul className="mt-1 list-inside list-disc text-ink-soft">
            {preview.left.slice(0, NAMED).map(({ number, seller, because }) => (
              <li key={number} className="wrap-anywhere">
                {number} · {seller}: {t(`file.because.${because}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview.lines.length > 0 && (
        <Disclosure summary={t('file.lines')} className="border-b-0">
          {preview.lines.map((line, at) => (
            <code key={`${at}-${preview.format}`} className="mt-1 block rounded-control border border-line bg-paper p-2 text-xs break-all whitespace-pre-wrap">
              {line}
            </code>
          ))}
        </Disclosure>
      )}
    </div>
  )
}
