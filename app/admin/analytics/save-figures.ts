import { type Cell, toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'

/** Satang as a spreadsheet reads baht. */
export const bahtCell = (minor: number): number => Number((minor / 100).toFixed(2))

/** Browser only. Saves what a table shows as a file of its own. */
export const saveFigures = (name: string, rows: readonly (readonly Cell[])[]): void => downloadFile(`hattha-${name}.csv`, toCsv(rows), 'text/csv;charset=utf-8')
