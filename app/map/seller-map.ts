import type { ThaiRegion } from '../addresses/thai-provinces.ts'
import { OUTLINE_BOX, placeOnOutline } from '../sellers/thailand-outline.ts'
import type { Cell } from './map-search.ts'

/** The sellers in one square of the grid. `seller` when there is only one. */
export type Cluster = { cell: Cell; count: number; longitude: number; latitude: number; province: string; seller: { id: string; name: string } | null }

/** A maker in the list beside the map. */
export type MapSeller = {
  id: string
  name: string
  avatar: string | null
  craft: string
  place: string
  rating: number
  reviewCount: number
  isVerified: boolean
}

/** A part of the drawing, in its units. */
type Box = { x: number; y: number; width: number; height: number }

/** West, south, east and north of each region in degrees. */
const BOUNDS: Readonly<Record<ThaiRegion, readonly [number, number, number, number]>> = {
  north: [97.4, 17.2, 101.4, 20.5],
  northeast: [100.9, 14.1, 105.65, 18.5],
  central: [98.9, 13.3, 101.7, 17.8],
  east: [100.8, 11.7, 102.95, 14.4],
  west: [97.6, 11, 100.2, 17.9],
  south: [98.1, 5.6, 102.1, 11.1],
}

/** Kept free around what is shown, so that no mark is cut. */
const MARGIN = 4
/** Neither a strip nor a band: the width of what is shown against its height. */
const NARROWEST = 0.56
const WIDEST = 1

/** How far from the middle of its square a mark may stand, as a part of its side: neighbours never touch. */
const STRAY = 1 / 8

/** Where a cluster's mark stands on the drawing: at the mean place of its makers, but never so near the next square that two marks lie on each other. */
export function markOf({ cell, longitude, latitude }: Pick<Cluster, 'cell' | 'longitude' | 'latitude'>, size: number): { x: number; y: number } {
  const near = (value: number, index: number) => Math.min(Math.max(value, (index + 0.5 - STRAY) * size), (index + 0.5 + STRAY) * size)
  return placeOnOutline(near(longitude, cell.column), near(latitude, cell.row))
}

/** The part of the drawing to show: the country, or the region with every mark of it. */
export function viewOf(region: ThaiRegion | '', marks: readonly { x: number; y: number }[]): Box {
  if (region === '') return { x: -2, y: -2, width: OUTLINE_BOX.width + 4, height: OUTLINE_BOX.height + 4 }
  const [west, south, east, north] = BOUNDS[region]
  const corners = [placeOnOutline(west, north), placeOnOutline(east, south), ...marks]
  const [left, right] = [Math.min(...corners.map(({ x }) => x)) - MARGIN, Math.max(...corners.map(({ x }) => x)) + MARGIN]
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)) - MARGIN, Math.max(...corners.map(({ y }) => y)) + MARGIN]
  const width = Math.max(right - left, (bottom - top) * NARROWEST)
  const height = Math.max(bottom - top, width / WIDEST)
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}
