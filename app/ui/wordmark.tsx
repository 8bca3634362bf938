/** The name as it is drawn: Latin letters, and หัตถ์ ("hand") after a silk thread, where there is room for both. Read as it is written. */
export const Wordmark = ({ className }: { className?: string }) => (
  // What does not fit beside the letters wraps below them, out of sight.
  <span className={`inline-flex h-9 flex-wrap gap-x-2 overflow-hidden whitespace-nowrap ${className ?? ''}`}>
    <span className="inline-flex h-9 items-center font-serif text-[1.65rem] leading-none font-semibold tracking-tight text-indigo">Hattha</span>
    <span className="inline-flex h-9 items-center text-xl leading-none text-ink">
      <span className="border-s-2 border-gold-thread ps-2">
        <span lang="th" className="sr-only">
          หัตถ์
        </span>
        <span aria-hidden="true" className="wordmark-thai" />
      </span>
    </span>
  </span>
)
