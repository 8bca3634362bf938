import { BlockList, isIP } from 'node:net'
import type { Blocklist } from '../../app/platform/blocklist.ts'
import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'

type Entry = { kind: string; value: string; blocked_until: Date | null }
type Sorted = { emails: ReadonlySet<string>; domains: ReadonlySet<string>; networks: BlockList; /** When the first of them ends. */ until: number }

/** The blocklist as a process keeps it. */
export interface KeptBlocklist extends Blocklist {
  /** Reads it anew; called whenever the database says that it changed. What cannot be read stays as it was. */
  renew(): Promise<void>
}

/** A copy of the entries that stand, so that no request asks the database. One that ends by the clock counts no more from that moment on. */
export function createBlocklist({ database, log, now = Date.now }: { database: Database; log: Logger; now?: () => number }): KeptBlocklist {
  let entries: readonly Entry[] = []
  let sorted = sort(entries, now())
  return {
    async renew() {
      try {
        entries = await database.all<Entry>('select kind, value, blocked_until from private.standing_blocks()')
        sorted = sort(entries, now())
      } catch (err) {
        log.warn({ err }, 'the blocklist could not be read; the one before counts on')
      }
    },
    keepsOut({ ip, email }) {
      if (sorted.until <= now()) sorted = sort(entries, now())
      return (ip !== undefined && isOf(sorted.networks, ip)) || (typeof email === 'string' && isAmong(sorted, email))
    },
  }
}

function sort(entries: readonly Entry[], moment: number): Sorted {
  const standing = entries.filter(({ blocked_until: until }) => until === null || until.getTime() > moment)
  const of = (kind: string) => standing.flatMap((entry) => (entry.kind === kind ? [entry.value] : []))
  const networks = new BlockList()
  for (const network of of('network')) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    if (family) networks.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  return {
    emails: new Set(of('email')),
    domains: new Set(of('domain')),
    networks,
    until: Math.min(Infinity, ...standing.map(({ blocked_until: until }) => until?.getTime() ?? Infinity)),
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined
}

function isOf(networks: BlockList, ip: string): boolean {
  const family = familyOf(ip)
  return family !== undefined && networks.check(ip, family)
}

/** As `private.block_meets` compares: what stands behind a plus is the same mailbox, and a domain has those below it. */
function isAmong({ emails, domains }: Sorted, email: string): boolean {
  const [mailbox = '', ...rest] = email.trim().toLowerCase().split('@')
  const domain = rest.join('@')
  if (emails.has(`${mailbox.replace(/\+.*$/, '')}@${domain}`)) return true
  const labels = domain.split('.')
  return labels.some((_label, at) => domains.has(labels.slice(at).join('.')))
}
