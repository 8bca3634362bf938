import { useTranslation } from 'react-i18next'
import { reasonOf } from './bulk-rows.tsx'
import type { TriedSheet } from './take-sheet.ts'

/** Rows that are shown of each kind; the numbers above say how many there are. */
const SHOWN = 100

/** What a file would change, row by row: what does not come first, because it asks for something. */
export function SheetPlanned({ tried }: { tried: TriedSheet }) {
  const { t } = useTranslation(['desk-sheet', 'desk-products'])
  const out = tried.pieces.filter(({ refused }) => refused !== null)
  const fit = tried.pieces.filter(({ refused }) => refused === null)
  const added = fit.filter(({ isNew }) => isNew)
  return (
    <div role="status" className="grid gap-3">
      <ul className="text-sm">
        <li>{t('planned.changed', { count: fit.length - added.length })}</li>
        <li>{t('planned.added', { count: added.length })}</li>
        <li>{t('planned.same', { count: tried.same })}</li>
        <li>{t('planned.out', { count: out.length + tried.problems.length })}</li>
      </ul>
      <ul className="divide-y divide-line border-t border-line text-sm empty:hidden">
        {tried.problems.slice(0, SHOWN).map(({ row, name, because, field }) => (
          <li key={row} className="py-2">
            <RowName row={row} name={name} />
            <span className="text-terracotta">
              {field && `${t(`columns.${field}`)}: `}
              {t(`problem.${because}`)}
            </span>
          </li>
        ))}
        {out.slice(0, SHOWN).map(({ id, row, name, refused }) => (
          <li key={id} className="py-2">
            <RowName row={row} name={name} />
            <span className="text-terracotta">{t(`desk-products:${reasonOf(refused ?? '')}`)}</span>
          </li>
        ))}
        {fit.slice(0, SHOWN).map(({ id, row, name, isNew, changes, waits }) => (
          <li key={id} className="py-2">
            <RowName row={row} name={name} />
            {isNew && <span className="text-ink-soft">{t('planned.new')}</span>}
            {changes.map(({ field, from, to }, at) => (
              <span key={at} className="block text-ink-soft tabular-nums wrap-anywhere">
                {t(`columns.${field}`)}: {shortened(from)} <span aria-hidden="true">→</span> <strong className="text-ink">{shortened(to)}</strong>
              </span>
            ))}
            {waits && <span className="block text-ink-soft">{t('desk-products:waits')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function RowName({ row, name }: { row: number; name: string }) {
  const { t } = useTranslation('desk-sheet')
  return (
    <span className="block font-medium wrap-anywhere">
      {t('row', { row })}
      {name !== '' && ` · ${shortened(name)}`}
    </span>
  )
}

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text || '–')
