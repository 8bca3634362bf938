import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type FiguresTableProps = {
  label: string
  head: readonly string[]
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[]; /** A part of the longest bar; what the row's chart is. */ part?: number }[]
}

/** A table of figures whose rows are their own bars. */
export function FiguresTable({ label, head, rows }: FiguresTableProps) {
  const { t } = useTranslation('admin-analytics')
  return (
    <div role="region" aria-label={t('tableOf', { title: label })} tabIndex={0} className="max-h-112 overflow-auto">
      <table className="w-full min-w-110 text-sm tabular-nums [overflow-wrap:normal]">
        <thead>
          <tr>
            {head.map((word, place) => (
              <th key={word} scope="col" className={place === 0 ? 'py-2 pe-3 text-start align-bottom' : 'min-w-16 px-2 py-2 text-end align-bottom'}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, part }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="w-2/5 py-2 pe-3 text-start font-normal">
                <span className="wrap-anywhere">{name}</span>
                {part !== undefined && (
                  <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-indigo-wash">
                    <span className="block h-1.5 rounded-full bg-indigo" style={{ width: `${Math.max(1, Math.round(part * 100))}%` }} />
                  </span>
                )}
              </th>
              {head.slice(1).map((word, place) => (
                <td key={word} className="px-2 py-2 text-end align-top whitespace-nowrap">
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
