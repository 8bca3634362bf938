const WIDTH = 720
const HEIGHT = 180

/** A day and the same day of the period before. */
export type ChartDay = { day: string; now: number; before: number }

/** Bars for each day, and a line for the days before. Said by the table beside it, so a screen reader passes it over. */
export function DayChart({ days, first, last }: { days: readonly ChartDay[]; first: string; last: string }) {
  const most = Math.max(1, ...days.flatMap(({ now, before }) => [now, before]))
  const step = WIDTH / days.length
  const y = (amount: number) => HEIGHT - (amount / most) * (HEIGHT - 8)
  const before = days.map((each, index) => `${(index + 0.5) * step},${y(each.before)}`).join(' ')
  return (
    <div aria-hidden="true" className="mt-4">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-44 w-full">
        {[0.25, 0.5, 0.75].map((part) => (
          <line key={part} x1={0} x2={WIDTH} y1={y(most * part)} y2={y(most * part)} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        {days.map(({ day, now }, index) => (
          <rect key={day} x={index * step + step * 0.14} width={step * 0.72} y={y(now)} height={HEIGHT - y(now)} className="fill-indigo" />
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
