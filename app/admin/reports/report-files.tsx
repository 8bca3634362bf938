import { useTranslation } from 'react-i18next'
import { type Cell, toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { cellWords } from '../../reports/cell-words.ts'
import { type ReportAnswer, type ReportColumn, type ReportName, reportOf } from '../../reports/report-list.ts'
import { Button } from '../../ui/button.tsx'

/** Takes a report along: as CSV, as a workbook, or printed, which browsers save as PDF. */
export function ReportFiles({ name, answer }: { name: ReportName; answer: ReportAnswer }) {
  const { t, i18n } = useTranslation(['admin-reports', 'admin-orders', 'admin-payouts'])
  const { columns } = reportOf(name)
  const say = (key: string, otherwise: string) => t(key, { defaultValue: otherwise })
  // Numbers stay numbers, amounts are baht, days are days; codes become words.
  const plain = (column: ReportColumn, value: string | number | null): Cell => {
    if (value === null) return ''
    if (column.kind === 'amount') return Number((Number(value) / 100).toFixed(2))
    if (column.kind === 'number' || column.kind === 'percent') return Number(value)
    return column.kind === 'day' || column.kind === 'month' ? String(value) : cellWords(column, value, i18n.language, say)
  }
  const head = columns.map(({ name: column }) => t(`columns.${column}`))
  const rows = answer.rows.map((cells) => columns.map((column, place) => plain(column, cells[place] ?? null)))
  const file = `hattha-${name}-${answer.since}-${answer.until}`
  const saveWorkbook = async () => {
    // Fetched when first asked for: nobody else of the office needs it.
    const { default: writeXlsxFile } = await import('write-excel-file/browser')
    await writeXlsxFile([head.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows.map((cells) => cells.map((value) => ({ value })))]).toFile(
      `${file}.xlsx`,
    )
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => downloadFile(`${file}.csv`, toCsv([head, ...rows]), 'text/csv;charset=utf-8')}>
        {t('files.csv')}
      </Button>
      <Button size="small" look="quiet" onClick={() => void saveWorkbook()}>
        {t('files.xlsx')}
      </Button>
      <Button size="small" look="quiet" onClick={() => window.print()}>
        {t('files.pdf')}
      </Button>
    </>
  )
}
