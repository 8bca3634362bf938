import { useQuery } from '@tanstack/react-query'
import { callFunction, resultOf } from '../../platform/call-function.ts'

/** A picture that somebody has shown in a case: what they said with it, and where it is for a while. */
export type CasePicture = { event: string; address: string }

const LINKS_FRESH_MS = 45 * 60_000

/** What both sides have shown in a case. */
export function useCasePictures(id: string) {
  return useQuery({
    queryKey: ['case-pictures', id],
    queryFn: async () => (await resultOf(callFunction<{ pictures: CasePicture[] }>('case-pictures-as-staff', { case: id }, { repeatable: true }))).pictures,
    // A link is good for an hour at least, and a new one means fetching the picture again.
    staleTime: LINKS_FRESH_MS,
  })
}
