import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type RaRecord, useListContext } from 'ra-core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChooseRow } from './choose-row.tsx'
import type { DeskColumn } from './desk-column.ts'
import { RowPart } from './row-part.tsx'
import { useCard } from './use-card.ts'
import { useColumnChoice } from './use-column-choice.ts'
import { useRowKeys } from './use-row-keys.ts'

const features = tableFeatures({ columnVisibilityFeature })
const NONE: never[] = []

/** A table that is drawn as cards is no table any more to some browsers, unless its parts say what they are. */
const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** On a narrow screen a cell is a line of its row's card, with its heading before it. */
const cellClass =
  'px-3 py-2 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0.5 max-sm:text-end max-sm:wrap-anywhere max-sm:empty:hidden max-sm:before:max-w-2/5 max-sm:before:shrink-0 max-sm:before:text-start max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)]'

/** The rows of the list around it. A heading that sorts is a button; a row that cannot be drawn says so by itself. On a narrow screen each row becomes a card. */
export function DeskTable<Row extends RaRecord>({ columns, choose }: { columns: readonly DeskColumn<Row>[]; choose: boolean }) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const { data, isPending, isPlaceholderData, sort, setSort, selectedIds, onToggleItem, onSelect } = useListContext<Row>()
  const { shown } = useColumnChoice(columns)
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map((column) => helper.display({ id: column.id, meta: column, cell: ({ row }) => column.cell(row.original) }))
  }, [columns])
  const table = useTable({ features, columns: definitions, data: data ?? NONE, getRowId: (row) => String(row.id), state: { columnVisibility: shown } })
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  const rows = table.getRowModel().rows
  const tableRef = useRowKeys({
    // The key of a row is written in its element as text; its record knows whether it is a number.
    choose: (key) => choose && rows.forEach(({ id, original }) => id === key && onToggleItem(original.id)),
  })
  const all = rows.length > 0 && rows.every(({ original }) => selectedIds.includes(original.id))
  return (
    <div
      className={clsx('desk-table overflow-x-auto rounded-card border border-line bg-surface', isPlaceholderData && 'opacity-60')}
      aria-busy={isPending || isPlaceholderData}
    >
      <table ref={tableRef} {...ROLE.table} className="w-full border-collapse text-sm max-sm:block" aria-labelledby="list-title">
        <thead {...ROLE.rowgroup} className="border-b border-line bg-paper text-start max-sm:sr-only max-sm:block max-sm:overflow-hidden">
          <tr {...ROLE.row}>
            {choose && (
              <th {...ROLE.columnheader} className="w-10 ps-3">
                <input
                  type="checkbox"
                  className="size-5 accent-indigo"
                  aria-label={t('list.chooseAll')}
                  checked={all}
                  onChange={() => onSelect(all ? [] : rows.map(({ original }) => original.id))}
                />
              </th>
            )}
            {table.getVisibleLeafColumns().map(({ id }) => {
              const column = columnOf(id)
              const sorted = column?.sort !== undefined && sort.field === column.sort ? sort.order : undefined
              return (
                <th
                  key={id}
                  scope="col"
                  {...ROLE.columnheader}
                  aria-sort={sorted === undefined ? undefined : sorted === 'ASC' ? 'ascending' : 'descending'}
                  className={clsx('px-3 py-2 font-semibold whitespace-nowrap', column?.numeric ? 'text-end' : 'text-start')}
                >
                  {column?.sort ? (
                    <button
                      type="button"
                      className="inline-flex min-h-8 items-center gap-1 hover:text-indigo"
                      onClick={() => setSort({ field: column.sort ?? id, order: sorted === 'DESC' ? 'ASC' : 'DESC' })}
                    >
                      {own(`columns.${id}`)}
                      {sorted === 'ASC' && <ArrowUp className="size-4" aria-hidden="true" />}
                      {sorted === 'DESC' && <ArrowDown className="size-4" aria-hidden="true" />}
                    </button>
                  ) : (
                    own(`columns.${id}`)
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody {...ROLE.rowgroup} className="max-sm:block">
          {isPending
            ? Array.from({ length: 8 }, (_, at) => (
                <tr key={at} className="border-b border-line last:border-0">
                  <td colSpan={definitions.length + 1} className="p-3">
                    <Skeleton className="h-5 w-full" />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <RowPart key={row.id} span={definitions.length + 1}>
                  <tr
                    {...ROLE.row}
                    data-row={row.id}
                    className={clsx(
                      'border-b border-line last:border-0 hover:bg-indigo-wash/50 max-sm:block max-sm:px-3 max-sm:py-2',
                      selectedIds.includes(row.original.id) && 'bg-indigo-wash',
                    )}
                  >
                    {choose && (
                      <td {...ROLE.cell} className="ps-3 max-sm:block max-sm:ps-0">
                        <ChooseRow
                          name={card.titleOf?.(row.original) ?? row.id}
                          chosen={selectedIds.includes(row.original.id)}
                          onToggle={() => onToggleItem(row.original.id)}
                        />
                      </td>
                    )}
                    {row.getVisibleCells().map((cell) => {
                      const column = columnOf(cell.column.id)
                      const drawn = <table.FlexRender cell={cell} />
                      const label = own(`columns.${cell.column.id}`)
                      return column?.title ? (
                        <th
                          key={cell.id}
                          scope="row"
                          {...ROLE.rowheader}
                          className="px-3 py-2 text-start font-semibold sm:whitespace-nowrap max-sm:block max-sm:px-0 max-sm:py-1"
                        >
                          {card.show ? (
                            <Link to={`./${encodeURIComponent(row.id)}`} className="inline-flex min-h-8 items-center text-indigo hover:underline">
                              {drawn}
                            </Link>
                          ) : (
                            drawn
                          )}
                        </th>
                      ) : (
                        <td
                          key={cell.id}
                          {...ROLE.cell}
                          data-label={label}
                          className={clsx(cellClass, column?.numeric && 'text-end tabular-nums sm:whitespace-nowrap')}
                        >
                          {drawn}
                        </td>
                      )
                    })}
                  </tr>
                </RowPart>
              ))}
        </tbody>
      </table>
    </div>
  )
}
