import { useCallback, useEffect, useRef } from 'react'

/** Gives files an address to be shown by, for as long as the component that shows them is there. */
export function useObjectUrls(): (file: File) => string {
  const made = useRef(new Set<string>())
  useEffect(() => {
    const addresses = made.current
    return () => addresses.forEach((address) => URL.revokeObjectURL(address))
  }, [])
  return useCallback((file) => {
    const address = URL.createObjectURL(file)
    made.current.add(address)
    return address
  }, [])
}
