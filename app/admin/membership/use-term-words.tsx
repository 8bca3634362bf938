import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { useWords } from '../../membership/use-words.ts'
import { decimalsOf } from './terms.ts'

/** What a number of the membership is called, and how its value is read. */
export function useTermWords(): { name: (key: string) => string; value: (key: string, value: number) => string } {
  const { t } = useTranslation(['admin-membership', 'membership'])
  const amount = useAmount()
  const { number, factor } = useWords()
  return {
    name: (key) => {
      const tier = /^tiers\.(lotus|silk|royal_gold|sacred_elephant)_(from|points_ppm)$/.exec(key)
      if (tier) return t(`terms.${tier[2]}`, { tier: t(`membership:tier.${tier[1]}.name`) })
      const achievement = /^achievements\.(?!silk_road_sellers)(.+)$/.exec(key)
      if (achievement) return t(`goals.${achievement[1]}`, { name: t(`membership:achievement.${achievement[1]}.name`) })
      return t(`terms.${key.replace('.', '_')}`)
    },
    value: (key, value) => (decimalsOf(key) === 6 ? `${factor(value)}×` : decimalsOf(key) === 2 ? amount(value) : number(value)),
  }
}
