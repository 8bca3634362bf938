import { useEffect, useRef, type RefObject } from 'react'

/** Leads whoever wants to pay to the first thing that needs a hand; `asked` counts how often they wanted to. */
export function useLeadToTrouble(page: RefObject<HTMLElement | null>, { asked, pending }: { asked: number; pending: boolean }): void {
  const led = useRef(0)
  useEffect(() => {
    if (asked === led.current) return
    const trouble = firstTrouble(page.current)
    // What is wrong with a line is known only when the answer is there.
    if (!trouble && pending) return
    led.current = asked
    // On a phone the lines are folded away.
    trouble?.closest('details')?.setAttribute('open', '')
    trouble?.focus()
  }, [page, asked, pending])
}

/** The first thing on the page that needs a hand: a field, or a sentence beside a line or a maker. Of the summary's two forms the one in use counts. */
const firstTrouble = (page: HTMLElement | null): HTMLElement | undefined =>
  [...(page?.querySelectorAll<HTMLElement>('form [aria-invalid="true"], [data-problem]') ?? [])].find((element) => element.offsetParent !== null)
