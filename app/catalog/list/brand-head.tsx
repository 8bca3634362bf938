import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/picture.tsx'
import type { BrandFacts } from './get-brand.server.ts'

/** What a brand says of itself, at the head of its list. */
export function BrandHead({ brand: { name, logo, text, website } }: { brand: BrandFacts }) {
  const { t } = useTranslation('catalog')
  if (!logo && !text && !website) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      {logo && (
        <div className="w-20 overflow-hidden rounded-control">
          <Picture src={logo} alt="" ratio="1 / 1" sizes="5rem" />
        </div>
      )}
      <div className="min-w-[min(14rem,100%)] max-w-2xl flex-1 wrap-anywhere">
        {text && <p>{text}</p>}
        {website && (
          <a href={website} rel="noopener nofollow" className="link">
            {t('list.brandSite', { name })}
          </a>
        )}
      </div>
    </div>
  )
}
