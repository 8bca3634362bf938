import type { useMoments } from './use-moments.ts'

/** When an early piece opens to everybody. The zone is named: until the page is hydrated it is the shop's, then the reader's. */
export const openingTime = (moments: ReturnType<typeof useMoments>, moment: string): string =>
  moments({
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment))
