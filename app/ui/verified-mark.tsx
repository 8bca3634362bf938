import { BadgeCheck } from 'lucide-react'

/** Beside the name of a maker whom the marketplace has looked at. `label` is the word for it. */
export const VerifiedMark = ({ label }: { label: string }) => (
  <span className="inline-flex items-center gap-1 text-sm wrap-anywhere font-semibold text-leaf">
    <BadgeCheck className="size-4 shrink-0" aria-hidden="true" />
    {label}
  </span>
)
