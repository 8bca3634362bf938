import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { listNames } from '../../i18n/list-names.ts'
import { wordDifferences } from '../../desk-kit/word-differences.ts'
import { type ChangeFieldFacts, saidIn } from './change-facts.ts'

import { stepOf } from '../../catalog/making-steps.ts'

type Picture = { url: string; alt: string; step?: string }
/** A version of a piece (`private.variant_value`); with what it costs where it is put on sale. */
type Version = { name: string; options: Record<string, string>; image_url: string | null; is_active: boolean; price_minor?: number }

const isAmount = (field: string) => field === 'price_minor' || field.startsWith('variant_price:')

/** What was changed of a field: words with what is gone struck and what is new underlined, pictures and amounts side by side. */
export function ChangeValue({ field, language }: { field: ChangeFieldFacts; language: string }) {
  const { t, i18n } = useTranslation('admin-products')
  if (field.field === 'pictures') {
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <Pictures title={t('changes.before')} of={field.before as Picture[]} other={field.after as Picture[]} gone />
        <Pictures title={t('changes.after')} of={field.after as Picture[]} other={field.before as Picture[]} />
      </div>
    )
  }
  if (isAmount(field.field)) {
    return (
      <p className="flex flex-wrap gap-x-3">
        <del className="text-terracotta">{field.before !== null && <Amount minor={Number(field.before)} />}</del>
        <ins className="font-semibold text-leaf">{field.after !== null && <Amount minor={Number(field.after)} />}</ins>
      </p>
    )
  }
  if (field.field.startsWith('variant:'))
    return <VersionValue before={field.before as Version | null} after={field.after as Version | null} language={language} />
  if (field.field.startsWith('attribute:'))
    return <Words older={textOf(saidIn(field.before, i18n.language))} newer={textOf(saidIn(field.after, i18n.language))} language={i18n.language} />
  const said = field.field.startsWith('translation:') && typeof field.label === 'string' ? field.label : language
  return <Words older={textOf(field.before)} newer={textOf(field.after)} language={said} />
}

/** A version with its price and its picture, as somebody would buy it. */
function VersionValue({ before, after, language }: { before: Version | null; after: Version | null; language: string }) {
  const { t } = useTranslation('admin-products')
  const said = (version: Version | null) =>
    version === null ? '' : [version.name, ...Object.values(version.options), version.is_active ? '' : t('stock.off')].filter((part) => part !== '').join('\n')
  const pictures = (version: Version | null): Picture[] => (version?.image_url ? [{ url: version.image_url, alt: version.name }] : [])
  const shown = pictures(after)
  return (
    <div className="flex flex-col gap-2">
      <Words older={said(before)} newer={said(after)} language={language} />
      {after?.price_minor !== undefined && (
        <p className="font-semibold">
          <Amount minor={after.price_minor} />
        </p>
      )}
      {(shown.length > 0 || pictures(before).length > 0) && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Pictures title={t('changes.before')} of={pictures(before)} other={shown} gone />
          <Pictures title={t('changes.after')} of={shown} other={pictures(before)} />
        </div>
      )}
    </div>
  )
}

function Words({ older, newer, language }: { older: string; newer: string; language: string }) {
  return (
    <p lang={language} className="max-w-prose whitespace-pre-wrap wrap-anywhere">
      {/* Pieces never move, so their place is their key. */}
      {wordDifferences(older, newer, language).map(({ text, is }, place) =>
        is === 'gone' ? (
          <del key={place} className="bg-terracotta-wash text-terracotta">
            {text}
          </del>
        ) : is === 'new' ? (
          <ins key={place} className="bg-leaf-wash text-leaf">
            {text}
          </ins>
        ) : (
          <span key={place}>{text}</span>
        ),
      )}
    </p>
  )
}

function Pictures({ title, of, other, gone = false }: { title: string; of: Picture[]; other: Picture[]; gone?: boolean }) {
  const { t } = useTranslation(['admin-products', 'listing'])
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-ink-soft">{title}</figcaption>
      <ul className="mt-1 flex flex-wrap gap-2">
        {of.map(({ url, alt, step }, at) => {
          const same = other.some((one) => one.url === url)
          return (
            <li key={url} className="w-20">
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className={`block aspect-[4/5] overflow-hidden rounded-control border-2 ${same ? 'border-line' : gone ? 'border-terracotta' : 'border-leaf'}`}
              >
                <img src={url} alt={alt || t('picture', { number: at + 1 })} loading="lazy" className="size-full object-cover" />
              </a>
              {step !== undefined && <span className="block text-xs">{t(`listing:steps.name.${stepOf(step) ?? 'other'}`)}</span>}
              {!same && <span className="text-xs text-ink-soft">{t(gone ? 'changes.gone' : 'changes.new')}</span>}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}

/** A value as text that can be compared: what has parts, each on its line. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return listNames('en', value.map(String))
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([, part]) => (typeof part === 'object' ? textOf(part) : String(part)))
      .filter((part) => part !== '')
      .join('\n')
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
