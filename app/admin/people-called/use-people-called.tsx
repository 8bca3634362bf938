import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'

type Called = { id: string; name: string; email: string }

/** Names of people by their ids, all of a screen in one question; the id itself for whoever has left, and nothing while they are asked for. */
export function usePeopleCalled(ids: readonly (string | null | undefined)[]): (id: string | null | undefined) => string {
  const may = useMay()
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))].toSorted()
  const { data } = useQuery({
    queryKey: ['people-called', wanted],
    enabled: wanted.length > 0 && may('activity.read'),
    queryFn: () => databaseResult<Called[]>('people_called', { p_ids: wanted }),
    placeholderData: (before) => before,
  })
  return (id) => {
    if (!id) return ''
    const person = data?.find((one) => one.id === id)
    return person ? person.name || person.email : data ? id : ''
  }
}
