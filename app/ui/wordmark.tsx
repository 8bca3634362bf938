/** The name as it is drawn: Latin letters, and หัตถ์ ("hand") after a silk thread. Read as it is written. */
export const Wordmark = ({ className }: { className?: string }) => (
  <span className={`inline-flex items-center gap-2 whitespace-nowrap ${className ?? ''}`}>
    <span className="font-serif text-[1.65rem] leading-none font-semibold tracking-tight text-indigo">Hattha</span>
    <span className="border-s-2 border-gold-thread ps-2 text-xl leading-none text-ink">
      <span lang="th" className="sr-only">
        หัตถ์
      </span>
      <span aria-hidden="true" className="wordmark-thai" />
    </span>
  </span>
)
