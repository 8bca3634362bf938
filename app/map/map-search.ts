import { THAI_REGIONS, type ThaiRegion } from '../addresses/thai-provinces.ts'

/** A square of the grid the map is counted in: how many squares east of Greenwich, how many north of the equator. */
export type Cell = { column: number; row: number }

/** Everything the map is asked for. The address of `/map` holds all of it. */
export type MapSearch = {
  region: ThaiRegion | ''
  /** The slug of a family of crafts. */
  craft: string
  verified: boolean
  /** The mark whose makers are listed. */
  at: Cell | null
}

export const NO_MAP_SEARCH: MapSearch = { region: '', craft: '', verified: false, at: null }

/** Names of the query of `/map`, in the order in which they are written. */
export const MAP_PARAMETERS = ['region', 'craft', 'verified', 'at'] as const

/** How many makers the list beside the map shows. */
export const MAP_LIST_SIZE = 24

/** Reads an address. What it does not know or cannot read is left out, so every address is a map. */
export function mapSearchOf(query: URLSearchParams): MapSearch {
  const craft = query.get('craft') ?? ''
  const [, column, row] = /^(\d{1,4})-(\d{1,4})$/.exec(query.get('at') ?? '') ?? []
  return {
    region: THAI_REGIONS.find((region) => region === query.get('region')) ?? '',
    craft: /^[a-z0-9-]{1,80}$/.test(craft) ? craft : '',
    verified: query.get('verified') === '1',
    at: column === undefined || row === undefined ? null : { column: Number(column), row: Number(row) },
  }
}

/** The address of a map. Leaves out what is the default, so that one map has one address. */
export function mapAddress({ region, craft, verified, at }: MapSearch): string {
  const query = new URLSearchParams()
  if (region) query.set('region', region)
  if (craft) query.set('craft', craft)
  if (verified) query.set('verified', '1')
  if (at) query.set('at', `${at.column}-${at.row}`)
  return query.size > 0 ? `/map?${query}` : '/map'
}

/** The side of a square of the grid in degrees: on a phone wide enough for a fingertip and the name of the place, of the country as of one region. */
export const cellSizeOf = ({ region }: Pick<MapSearch, 'region'>): number => (region === '' ? 1.2 : 0.5)
