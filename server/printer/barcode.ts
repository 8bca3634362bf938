import { createRequire } from 'node:module'

/** A number to be read by a machine, as a sheet asks for it; sizes in points. */
export type Barcode = { barcode: string; width: number; height: number; margin?: readonly number[] }

type Bars = { raw: (options: { bcid: string; text: string }) => readonly { sbs?: readonly number[] }[] }

/** Where no bar may stand beside the first and the last: ten times the narrowest (ISO/IEC 15417). */
const QUIET = 10

/** A number as Code 128, drawn in lines; nothing where it has letters that Code 128 does not know. */
export function barsOf({ barcode, width, height, margin }: Barcode): object {
  // Loaded when the first barcode is drawn; most sheets have none.
  const { raw } = createRequire(import.meta.url)('bwip-js/node') as Bars
  if (!/^[\x20-\x7e]{1,60}$/.test(barcode)) return { text: '' }
  const widths = raw({ bcid: 'code128', text: barcode })[0]?.sbs ?? []
  const module = width / (widths.reduce((sum, each) => sum + each, 0) + 2 * QUIET)
  let x = QUIET * module
  const canvas: object[] = []
  for (const [place, each] of widths.entries()) {
    // Bars and spaces take turns, a bar first.
    if (place % 2 === 0) canvas.push({ type: 'rect', x, y: 0, w: each * module, h: height, color: '#000000' })
    x += each * module
  }
  return { canvas, ...(margin && { margin }) }
}
