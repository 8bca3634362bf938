import { clsx } from 'clsx'
import { TIERS, type Tier } from './membership.ts'

/** How many petals a tier's flower has: one more ring with each. */
const RINGS = { lotus: 1, silk: 2, royal_gold: 3, sacred_elephant: 4 } satisfies Record<Tier, number>
/** Petals around a ring, so that eight make a woven star. */
const PETALS = 8

/** The sign of a tier: a woven flower that grows with it. Says nothing to those who listen; the name stands beside it. */
export function TierMark({ tier, className }: { tier: Tier; className?: string }) {
  const rings = RINGS[tier]
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={clsx('text-gold-thread', className)}>
      <circle r="48" className="fill-gold-wash" />
      {TIERS.slice(0, rings).map((ring, index) => {
        const far = 16 + index * 8
        return (
          <g key={ring} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" opacity={1 - index * 0.12}>
            {Array.from({ length: PETALS }, (_, petal) => (
              <path
                key={petal}
                transform={`rotate(${(petal + (index % 2) / 2) * (360 / PETALS)})`}
                d={`M0 ${-far + 10} Q7 ${-far + 2} 0 ${-far - 6} Q-7 ${-far + 2} 0 ${-far + 10}Z`}
              />
            ))}
          </g>
        )
      })}
      <circle r="4.5" fill="currentColor" />
    </svg>
  )
}
