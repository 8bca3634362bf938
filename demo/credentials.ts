import type { Seller } from './sellers.ts'
import { randomOf, uuidOf } from './random.ts'
import { type Connection, loadRows, type Row } from './load-rows.ts'

const DAY_MS = 86_400_000
/** The name that a registered indication protects, by the village the maker works in. */
const INDICATIONS: Readonly<Record<string, string>> = {
  chonnabot: 'ผ้าไหมมัดหมี่ชนบท · Chonnabot mudmee silk',
  'bo-sang': 'ร่มบ่อสร้าง · Bo Sang umbrellas',
  'mae-chaem': 'ผ้าตีนจกแม่แจ่ม · Mae Chaem tin chok',
  'laem-sing': 'พริกไทยจันท์ · Chanthaburi pepper',
  'ko-kret': 'เครื่องปั้นดินเผาเกาะเกร็ด · Ko Kret pottery',
  'phanna-nikhom': 'ผ้าย้อมครามธรรมชาติสกลนคร · Sakon Nakhon indigo',
  'kaset-wisai': 'ข้าวหอมมะลิทุ่งกุลาร้องไห้ · Thung Kula jasmine rice',
}

/** What makers of the demo were certified for: those with a story of their own. The papers' numbers are invented. */
export async function fillCredentials(connection: Connection, { sellers, now }: { sellers: readonly Seller[]; now: Date }): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const row = (seller: Seller, kind: string, said: { grade?: string; about?: string; days?: number; state?: string }): Row => {
    const number = randomOf(`credential ${kind} ${seller.slug}`).int(1000, 9999)
    const state = said.state ?? 'verified'
    return {
      id: uuidOf('credential', kind, seller.slug),
      seller_id: seller.id,
      kind,
      grade: said.grade ?? '',
      number: `DEMO-${kind.slice(0, 2).toUpperCase()} ${number}`,
      about: said.about ?? '',
      valid_until: said.days === undefined ? null : dayIn(said.days),
      state,
      reason: '',
      asked_at: before(state === 'pending' ? 1 : 100),
      decided_at: state === 'pending' ? null : before(95),
      changed_at: before(1),
    }
  }
  const known = sellers.filter(({ isKnown }) => isKnown)
  await loadRows(connection, 'public.seller_credentials', [
    ...known.filter(({ type }) => type === 'cooperative').map((seller, at) => row(seller, 'otop', { grade: String(5 - (at % 3)), days: 400 + at * 30 })),
    ...known.flatMap((seller) => {
      const about = INDICATIONS[seller.place.key]
      return about === undefined ? [] : [row(seller, 'gi', { about })]
    }),
    ...known.filter(({ trade }) => trade === 'silk').map((seller, at) => row(seller, 'royal_peacock', { grade: at % 2 === 0 ? 'gold' : 'blue', days: 700 })),
    // What waits for somebody to look at it; the demo has no photograph of a paper.
    ...known.slice(0, 2).map((seller) => row(seller, 'community', { about: '', days: 900, state: 'pending' })),
  ])
}
