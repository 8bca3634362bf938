import { useTranslation } from 'react-i18next'
import { TextArea } from '../../ui/field.tsx'
import type { Buying } from './product-buying.ts'
import type { ProductBasics } from '../product.ts'

/** What the buyer wants written on the piece: the maker's own question, a counter, and what is missing once somebody wanted to go on. */
export function ProductWordsField({ product, buying, id }: { product: Pick<ProductBasics, 'personalization'>; buying: Buying; id: string }) {
  const { t } = useTranslation('product')
  if (!product.personalization) return null
  const { prompt, language, max, required } = product.personalization
  const left = max - buying.words.trim().length
  return (
    <div id={id}>
      <TextArea
        label={t('words.label')}
        required={required}
        rows={2}
        value={buying.words}
        maxLength={max + 200}
        onChange={(event) => buying.setWords(event.currentTarget.value)}
        hint={
          <>
            {prompt && (
              <span lang={language} className="block">
                {prompt}
              </span>
            )}
            <span className={left < 0 ? 'font-semibold text-terracotta' : undefined}>{t('words.left', { count: left })}</span>
          </>
        }
        error={
          buying.wordsWrong === 'words-missing'
            ? t('words.missing')
            : buying.wordsWrong === 'words-too-long' || left < 0
              ? t('words.tooLong', { count: max })
              : undefined
        }
      />
    </div>
  )
}
