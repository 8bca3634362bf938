import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What a part of the desk that lists pieces says to a shop without any, and the way to the first. */
export function NoPieces({ level, sellerId, title, text }: { level: 2 | 3; sellerId: string; title: string; text: string }) {
  const { t } = useTranslation('desk')
  return (
    <EmptyState
      level={level}
      title={title}
      text={text}
      actions={
        <ButtonLink to={`/seller-dashboard/products/new?shop=${sellerId}`} icon={<Plus className="size-5" aria-hidden="true" />}>
          {t('home.add')}
        </ButtonLink>
      }
    />
  )
}
