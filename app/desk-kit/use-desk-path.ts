import { useBasename } from 'ra-core'

/** The address of another screen of the office. */
export function useDeskPath(): (screen: string) => string {
  const basename = useBasename()
  return (screen) => `${basename}/${screen}`
}
