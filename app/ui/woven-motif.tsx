import { clsx } from 'clsx'

/** One row of the diamond (`khit`) pattern as cells: each string is a row of the cloth, `#` a raised thread, `+` a thread of the second colour. */
const KHIT = [
  '......#......',
  '.....#+#.....',
  '....#+.+#....',
  '...#+.#.+#...',
  '..#+.#+#.+#..',
  '...#+.#.+#...',
  '....#+.+#....',
  '.....#+#.....',
  '......#......',
]

const cells = (mark: string) => KHIT.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === mark ? [`M${x} ${y}h.86v.86h-.86z`] : []))).join('')
const RAISED = cells('#')
const SECOND = cells('+')

/** The picture of an empty place: three diamonds of a khit weave. Decoration, hidden from screen readers. */
export const WovenMotif = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 39 9" className={className} aria-hidden="true" fill="currentColor">
    {[0, 13, 26].map((x, index) => (
      <g key={x} transform={`translate(${x})`} opacity={index === 1 ? 1 : 0.5}>
        <path d={RAISED} />
        <path d={SECOND} className="text-indigo" fill="currentColor" />
      </g>
    ))}
  </svg>
)

/** The hairline band under the header and above the footer: woven lozenges in gold and indigo between two threads. Never behind text. */
export const WovenBand = ({ className }: { className?: string }) => <div className={clsx('woven-band', className)} aria-hidden="true" />
