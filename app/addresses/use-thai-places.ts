import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import type { Address } from './address.ts'
import { subdistrictFits, type ThaiPlace } from './thai-place.ts'

/** What became of the question which places a postcode stands for. */
export type PlacesAnswer = { postcode: string; places: readonly ThaiPlace[]; failed: boolean }

/** Asks for the places of a Thai postcode as soon as it is whole (`''` asks for nothing). An answer that comes too late is dropped. */
export function useThaiPlaces(postcode: string): PlacesAnswer | undefined {
  const base = useHref('/postcodes')
  const [answer, setAnswer] = useState<PlacesAnswer>()
  useEffect(() => {
    if (postcode === '') return
    const giveUp = new AbortController()
    const ask = async () => {
      const places = await fetchThaiPlaces(base, postcode, giveUp.signal)
      if (!giveUp.signal.aborted) setAnswer({ postcode, places: places ?? [], failed: places === undefined })
    }
    void ask()
    return () => giveUp.abort()
  }, [base, postcode])
  return answer?.postcode === postcode ? answer : undefined
}

/** The places of a postcode, none where it is unknown, undefined when nobody could be asked: then an address is written by hand as ever. */
export async function fetchThaiPlaces(base: string, postcode: string, signal?: AbortSignal): Promise<ThaiPlace[] | undefined> {
  try {
    const answer = await fetch(`${base}/${encodeURIComponent(postcode)}/places.json`, signal ? { signal } : {})
    if (answer.status === 404) return []
    if (!answer.ok) return undefined
    // The route of the same build answers this shape.
    return (await answer.json()) as ThaiPlace[]
  } catch {
    return undefined
  }
}

/** Whether a Thai subdistrict belongs to the postcode; whoever cannot ask is believed. */
export async function liesWhereItSays(base: string, { country, subdistrict, postcode }: Address): Promise<boolean> {
  if (country !== 'TH' || subdistrict === '') return true
  return subdistrictFits((await fetchThaiPlaces(base, postcode)) ?? [], subdistrict)
}
