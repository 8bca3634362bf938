import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../app/platform/public-address.server.ts'

/** `dns.lookup` that finds public addresses only. The connection is made to what was looked at here, so a name that answers otherwise the second time gains nothing. */
export const publicLookup: LookupFunction = (hostname, options, answer) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    const first = open[0]
    if (error || !first) return answer(error ?? Object.assign(new Error(`${hostname} is not on the public internet`), { code: NOT_PUBLIC }), '', 0)
    if (options.all) answer(null, open)
    else answer(null, first.address, first.family)
  })

/** Code of the error of a name that leads to no public address. */
export const NOT_PUBLIC = 'ENOTPUBLIC'
