import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { languageName, regionName } from '../../i18n/names-of-codes.ts'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { growthOf } from '../dashboard/figures.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import type { Kind, Word } from './analytics.ts'
import { FiguresTable } from './figures-table.tsx'
import { bahtCell, saveFigures } from './save-figures.ts'
import type { Spans } from './spans.ts'

/** Shown before the rest is asked for. */
const SHOWN = 8

/** What was counted most of one kind, beside the other span: words of the search, countries, languages, devices, makers, categories, ways to pay. */
export function WordsPanel({ kind, words, spans }: { kind: Kind; words: readonly Word[]; spans: Spans }) {
  const { t, i18n } = useTranslation('admin-analytics')
  const amount = useAmount()
  const nameOf = useWordNames(kind)
  const [all, setAll] = useState(false)
  const number = numberFormat(i18n.language)
  const isSale = kind.startsWith('sale_')
  const most = Math.max(1, ...words.map(({ things }) => things))
  const growth = (word: Word) => {
    const grown = growthOf(word.things, word.before)
    return grown === undefined ? '–' : percentFormat(i18n.language).format(grown)
  }
  const head = [t(`kinds.${kind}.word`), t(isSale ? 'measures.orders' : 'count'), ...(isSale ? [t('goods')] : []), t('before'), t('growth')]
  const save = () =>
    saveFigures(`${kind.replace('_', '-')}-${spans.from}-${spans.to}`, [
      head,
      ...words.map((word) => [nameOf(word), word.things, ...(isSale ? [bahtCell(word.minor)] : []), word.before, growthOf(word.things, word.before) ?? '']),
    ])
  return (
    <Panel
      title={t(`kinds.${kind}.title`)}
      actions={
        words.length > 0 && (
          <Button look="quiet" size="small" onClick={save}>
            {t('save')}
          </Button>
        )
      }
    >
      {kind === 'search' && <p className="mb-2 text-sm text-ink-soft">{t('searchText')}</p>}
      {words.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('none')}</p>
      ) : (
        <FiguresTable
          label={t(`kinds.${kind}.title`)}
          head={head}
          rows={words.slice(0, all ? words.length : SHOWN).map((word) => ({
            key: word.word,
            name: <WordLink kind={kind} word={word.word} name={nameOf(word)} />,
            part: word.things / most,
            cells: [number.format(word.things), ...(isSale ? [amount(word.minor)] : []), number.format(word.before), growth(word)],
          }))}
        />
      )}
      {words.length > SHOWN && (
        <Button look="plain" size="small" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('all', { count: words.length, number: number.format(words.length) })}
        </Button>
      )}
    </Panel>
  )
}

/** What was looked for leads to what it finds, a maker to their page. */
function WordLink({ kind, word, name }: { kind: Kind; word: string; name: string }): ReactNode {
  if (kind === 'sale_seller')
    return (
      <RecordLink to="sellers" id={word}>
        {name}
      </RecordLink>
    )
  if (kind !== 'search') return name
  return (
    <Link to={`/products?q=${encodeURIComponent(word)}`} className="inline-flex min-h-6 items-center text-indigo hover:underline">
      {name}
    </Link>
  )
}

/** What a word of a kind is called in the reader's language. */
function useWordNames(kind: Kind): (word: Word) => string {
  const { t, i18n } = useTranslation(['admin-analytics', 'admin-orders'])
  const categories = useQuery({
    queryKey: ['categories', i18n.language],
    queryFn: () => listNamedCategories(i18n.language),
    enabled: kind === 'sale_category',
  })
  return ({ word, name }) => {
    if (kind.endsWith('_country')) return word === 'ZZ' ? t('unknown') : regionName(word, i18n.language)
    if (kind.endsWith('_language')) return languageName(word, i18n.language)
    if (kind === 'arrival_device') return t(`devices.${word}`)
    if (kind === 'sale_method') return t(`admin-orders:methods.${word}`)
    if (kind === 'sale_category') return categories.data?.find(({ id }) => id === word)?.name ?? name ?? t('unknown')
    return kind === 'sale_seller' ? (name ?? t('unknown')) : word
  }
}
