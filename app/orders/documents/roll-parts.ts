import type { PrintNode } from '../../platform/printer.ts'
import { INK_SOFT } from './sheet-parts.ts'

/** What is left of a roll of 80 mm between its margins, in points. */
export const ROLL_WIDTH = 203

/** Where the paper is torn off. */
export const tear = (): PrintNode => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: ROLL_WIDTH, y2: 0, lineWidth: 0.8, dash: { length: 4 }, lineColor: INK_SOFT }],
  margin: [0, 12, 0, 12],
})

/** Papers one under the other, torn apart between them. */
export const rolled = (papers: readonly PrintNode[]): PrintNode[] => papers.flatMap((paper, place) => (place === 0 ? [paper] : [tear(), paper]))
