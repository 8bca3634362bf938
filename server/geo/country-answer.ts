import { Hono } from 'hono'
import type { Bindings } from '../http.ts'
import { clientIp } from '../client-ip.ts'
import { createCountryLookup, type CountryOfIp } from './countries.ts'

/**
 * Answers with the country of whoever asks, in the words of the public lookup services (`{ country_code: 'TH' }`), and nothing where nobody knows. It is said to that reader alone
 * and written down nowhere.
 */
export function createCountryAnswer({ trustProxy, countryOf = createCountryLookup() }: { trustProxy: number; countryOf?: CountryOfIp }): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.get('/', (c) => {
    const country = countryOf(clientIp(c.env.incoming, trustProxy))
    return c.json(country ? { country_code: country } : {}, 200, { 'cache-control': 'private, no-store' })
  })
  return app
}
