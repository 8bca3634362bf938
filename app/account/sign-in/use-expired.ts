import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAlive } from '../../ui/use-alive.ts'
import { forgetPerson } from '../sign-out.ts'

/** Whether somebody was brought here because the session was over. What the header counted for them is forgotten then. */
export function useExpired(): boolean {
  const [search] = useSearchParams()
  const alive = useAlive()
  const expired = alive && search.has('expired')
  useEffect(() => {
    if (expired) void forgetPerson()
  }, [expired])
  return expired
}
