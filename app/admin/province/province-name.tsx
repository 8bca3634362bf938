import { useTranslation } from 'react-i18next'
import { provinceOf } from '../../addresses/thai-provinces.ts'

/** A province by its code, in the reader's alphabet. */
export function ProvinceName({ code }: { code: string }) {
  const { i18n } = useTranslation()
  const province = provinceOf(code)
  return (i18n.language === 'th' ? province?.th : province?.en) ?? code
}
