import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'

/** Spans that can be asked for: a day, a week, a month. */
const Wish = v.object({ hours: v.picklist([24, 168, 720]) })

type Counts = { signed_in: number; failed: number }
type Figures = {
  hours: (Counts & { hour: string })[]
  addresses: { address: string; failed: number; networks: number; at: string }[]
  networks: (Counts & { ip: string })[]
}

/** `POST /functions/v1/sign-ins`: who signed in and who failed to, by hour, by masked address and by country (`''` where it is not known). Networks stay here. */
export const signInsFunction = staffUseCase('security.read', Wish, async (shop, _staff, { hours }) => {
  const { told } = await shop.service.one<{ told: Figures }>('select private.sign_in_figures($1) as told', [hours])
  const countries = new Map<string, Counts>()
  for (const { ip, signed_in, failed } of told.networks) {
    const country = shop.countryOf(ip) ?? ''
    const before = countries.get(country) ?? { signed_in: 0, failed: 0 }
    countries.set(country, { signed_in: before.signed_in + signed_in, failed: before.failed + failed })
  }
  return {
    hours: told.hours,
    addresses: told.addresses,
    countries: [...countries].map(([country, counts]) => ({ country, ...counts })).toSorted((a, b) => b.failed - a.failed || b.signed_in - a.signed_in),
  }
})
