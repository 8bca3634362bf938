import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Answers } from './answers.ts'
import type { Difference } from './merge-answers.ts'

/** What two devices answered differently, side by side. Nothing is sent before somebody has decided. */
export function BothSides({ differences, onDecide }: { differences: readonly Difference[]; onDecide: (side: 'mine' | 'theirs') => void }) {
  const { t } = useTranslation(['listing', 'dashboard'])
  return (
    <section role="alert" aria-label={t('both.title')} className="mt-4 rounded-card border border-gold bg-gold-wash p-4">
      <h2 className="text-lg">{t('both.title')}</h2>
      <p className="mt-1 text-sm">{t('both.text')}</p>
      <ul className="mt-3 grid gap-3">
        {differences.map(({ field, mine, theirs }) => (
          <li key={field}>
            <p className="font-semibold">{t(namesOf[field] ?? 'both.other')}</p>
            <dl className="mt-1 grid gap-2 sm:grid-cols-2">
              <Side title={t('both.mine')} value={wordsOf(mine)} />
              <Side title={t('both.theirs')} value={wordsOf(theirs)} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onDecide('mine')}>{t('both.takeMine')}</Button>
        <Button look="quiet" onClick={() => onDecide('theirs')}>
          {t('both.takeTheirs')}
        </Button>
      </div>
    </section>
  )
}

const Side = ({ title, value }: { title: string; value: string }) => (
  <div className="rounded-control border border-line bg-surface p-3">
    <dt className="text-sm text-ink-soft">{title}</dt>
    <dd className="mt-1 whitespace-pre-line wrap-anywhere">{value}</dd>
  </div>
)

/** The words that stand beside the fields where they are asked; all others are the rest. */
const NAMES = {
  name: 'dashboard:product.name',
  categoryId: 'dashboard:product.category',
  description: 'how.story',
  craft: 'how.craft',
  material: 'dashboard:product.material',
  care: 'how.care',
  making: 'making.title',
  dimensions: 'size.dimensions',
  weight: 'dashboard:product.weight',
  stock: 'dashboard:product.stock',
  price: 'dashboard:product.price',
  originalPrice: 'dashboard:product.originalPrice',
  pictures: 'dashboard:product.pictures.title',
  hsCode: 'where.hsCode',
  tags: 'where.tags',
} as const satisfies Partial<Record<keyof Answers, string>>
const namesOf: Partial<Record<keyof Answers, (typeof NAMES)[keyof typeof NAMES]>> = NAMES

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value || '–' : typeof value === 'boolean' ? (value ? '✓' : '–') : Array.isArray(value) ? String(value.length) : '…'
