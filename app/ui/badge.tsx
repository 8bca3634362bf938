import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'quiet' | 'indigo' | 'gold' | 'sale' | 'leaf'

const TONES = {
  quiet: 'bg-surface text-ink-soft ring-1 ring-inset ring-line',
  indigo: 'bg-indigo-wash text-indigo',
  gold: 'bg-gold-wash text-gold',
  sale: 'bg-terracotta text-on-terracotta',
  leaf: 'bg-leaf-wash text-leaf',
} satisfies Record<BadgeTone, string>

/** A word about a thing: New, Featured, −20 %, Verified. Never a button. */
export const Badge = ({ tone = 'quiet', icon, children, className }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string }) => (
  <span className={clsx('badge', TONES[tone], className)}>
    {icon}
    {children}
  </span>
)
