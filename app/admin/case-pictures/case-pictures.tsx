import { useTranslation } from 'react-i18next'
import type { CasePicture } from './use-case-pictures.ts'

/** Pictures of a case side by side, each leading to itself in full. */
export function CasePictures({ pictures }: { pictures: readonly CasePicture[] }) {
  const { t } = useTranslation('admin-cases')
  if (pictures.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={t('pictures')}>
      {pictures.map(({ address }, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer" className="block size-24 overflow-hidden rounded-control border border-line">
            <img src={address} alt={t('picture', { number: index + 1 })} loading="lazy" className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  )
}
