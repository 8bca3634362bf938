import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { cutText, measurerOf, RESULT } from './cut-text.ts'

/** How a page stands in a list of results, cut where a search engine would, with its lengths. */
export function ResultPreview({ title, description, address }: { title: string; description: string; address: string }) {
  const { t, i18n } = useTranslation('admin-seo')
  const number = numberFormat(i18n.language)
  const [head, text] = [
    cutText(title, RESULT.title.most, measurerOf(RESULT.title.font)),
    cutText(description, RESULT.description.most, measurerOf(RESULT.description.font)),
  ]
  return (
    <figure aria-label={t('result.title')} className="rounded-control border border-line bg-paper p-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{address}</p>
      <p className="text-lg text-indigo">{head.shown || t('result.noTitle')}</p>
      <p className="text-sm">{text.shown || t('result.noDescription')}</p>
      <figcaption className="mt-3 text-sm text-ink-soft">
        {t(head.isCut ? 'result.titleCut' : 'result.titleFits', { number: number.format([...title].length) })}{' '}
        {t(text.isCut ? 'result.descriptionCut' : 'result.descriptionFits', { number: number.format([...description].length) })}
      </figcaption>
    </figure>
  )
}
