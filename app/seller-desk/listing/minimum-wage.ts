import { useQuery } from '@tanstack/react-query'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { minor, proportion, toJson } from '../../platform/money.ts'
import { DAILY_WAGES, WAGES_SINCE } from './minimum-wage.data.ts'

const HOURS_A_DAY = 8n

/** The least that the law of a province (`TH-32`) pays, in satang: for a day of eight hours, and for an hour, rounded up. Undefined for what is no province. */
export function minimumWage(province: string): { day: number; hour: number; since: Date } | undefined {
  const day = DAILY_WAGES.get(province)
  if (day === undefined) return undefined
  return { day: day * 100, hour: toJson(proportion(minor(day * 100), 1n, HOURS_A_DAY)), since: WAGES_SINCE }
}

/** Browser only. The minimum wage of where a shop is; undefined until it is known, and where the shop does not say where it is. */
export function useMinimumWage(sellerId: string) {
  const { data: province = '' } = useQuery({
    queryKey: ['province-of-shop', sellerId],
    queryFn: async () => {
      const { data } = await (await loadSupabase()).from('sellers').select('province').eq('id', sellerId).maybeSingle()
      return data?.province ?? ''
    },
  })
  const wage = minimumWage(province)
  return wage && { ...wage, province }
}
