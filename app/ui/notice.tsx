import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

type NoticeProps = { tone?: 'trouble' | 'news'; children: ReactNode; action?: ReactNode; className?: string }

/** A few words in a box, beside what they are about: something to mend (`trouble`), or to know. */
export const Notice = ({ tone = 'trouble', children, action, className }: NoticeProps) => (
  <div
    className={clsx(
      'flex items-start gap-2.5 rounded-control px-3.5 py-2.5 text-sm',
      tone === 'trouble' ? 'bg-terracotta-wash text-terracotta' : 'bg-gold-wash text-gold',
      className,
    )}
  >
    {tone === 'trouble' ? (
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    ) : (
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    )}
    <div className="min-w-0 flex-1 font-medium text-ink">{children}</div>
    {action}
  </div>
)
