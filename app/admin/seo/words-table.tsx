import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { SearchedWord } from './search-figures.ts'

const SHOWN = 12

type WordsTableProps = {
  label: string
  none: string
  words: readonly SearchedWord[]
  columns: readonly { head: string; cell: (word: SearchedWord) => ReactNode }[]
}

/** Words of the search with what is known of each; the first of many, until all are asked for. */
export function WordsTable({ label, none, words, columns }: WordsTableProps) {
  const { t } = useTranslation('admin-seo')
  const [all, setAll] = useState(false)
  if (words.length === 0) return <p className="text-sm text-ink-soft">{none}</p>
  const [first, ...others] = columns
  return (
    <>
      <div role="region" aria-label={[label, ...columns.map(({ head }) => head)].join(', ')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr>
              {columns.map(({ head }, place) => (
                <th key={head} scope="col" className={place === 0 ? 'py-2 pe-3 text-start align-bottom' : 'px-2 py-2 text-end align-bottom'}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.slice(0, all ? words.length : SHOWN).map((word) => (
              <tr key={word.word} className="border-t border-line">
                <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
                  {first?.cell(word)}
                </th>
                {others.map(({ head, cell }) => (
                  <td key={head} className="px-2 py-2 text-end align-top">
                    {cell(word)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {words.length > SHOWN && (
        <Button look="plain" size="small" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('words.fewer') : t('words.all', { count: words.length })}
        </Button>
      )}
    </>
  )
}
