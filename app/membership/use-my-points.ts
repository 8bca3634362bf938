import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import { getMyMembership } from './my-membership.ts'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'

/** What a link to the membership is called: the points there are, or its name while they are not known. Belongs inside a `QueryScreen` whose page has the words of `points`. */
export function useMyPoints(owner: string): string {
  const { t, i18n } = useTranslation('points')
  const { data } = useQuery({
    queryKey: ['my-points', owner],
    queryFn: async () => (await getMyMembership())?.available_points ?? null,
    ...CHANGES_ELSEWHERE,
  })
  return data === undefined || data === null ? t('order.see') : t('dashboard.points', { count: data, points: numberFormat(i18n.language).format(data) })
}
