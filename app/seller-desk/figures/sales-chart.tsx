import type { SalesDay } from './analytics.ts'

const WIDTH = 720
const HEIGHT = 180

/** Bars for each day's sales, and a line for the days before. Said by the table beside it, so a screen reader passes it over. */
export function SalesChart({ days, first, last }: { days: readonly SalesDay[]; first: string; last: string }) {
  const most = Math.max(1, ...days.flatMap(({ sales_minor, before_minor }) => [sales_minor, before_minor]))
  const step = WIDTH / days.length
  const y = (amount: number) => HEIGHT - (amount / most) * (HEIGHT - 8)
  const before = days.map(({ before_minor }, index) => `${(index + 0.5) * step},${y(before_minor)}`).join(' ')
  return (
    <div aria-hidden="true" className="mt-4">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-44 w-full">
        {[0.25, 0.5, 0.75].map((part) => (
          <line key={part} x1={0} x2={WIDTH} y1={y(most * part)} y2={y(most * part)} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        {days.map(({ day, sales_minor }, index) => (
          <rect key={day} x={index * step + step * 0.14} width={step * 0.72} y={y(sales_minor)} height={HEIGHT - y(sales_minor)} className="fill-indigo" />
        ))}
        <polyline points={before} fill="none" strokeWidth={2} strokeDasharray="4 3" className="stroke-gold" vectorEffect="non-scaling-stroke" />
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-ink-soft" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}
