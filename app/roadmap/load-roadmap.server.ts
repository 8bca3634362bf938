import type { LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../shop.ts'

export type RoadmapData = Awaited<ReturnType<typeof loadRoadmap>>

/** How many want each item, as a stranger may know. */
export async function loadRoadmap({ context }: LoaderFunctionArgs) {
  const rows = await shopOf(context).anon.all<{ item: string; votes: number }>('select item, votes from public.roadmap_counts()')
  return { votes: Object.fromEntries(rows.map(({ item, votes }) => [item, votes])) }
}
