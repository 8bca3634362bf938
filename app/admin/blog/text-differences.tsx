import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type PostTexts, TEXT_FIELDS } from './post-texts.ts'
import { wordDifferences } from '../../desk-kit/word-differences.ts'

/** Two texts of a post: each field that is different, with what is gone struck and what is new underlined. */
export function TextDifferences({ older, newer, language }: { older: PostTexts; newer: PostTexts; language: string }) {
  const { t } = useTranslation('admin-blog')
  const changed = useMemo(
    () => TEXT_FIELDS.flatMap((field) => (older[field] === newer[field] ? [] : [{ field, pieces: wordDifferences(older[field], newer[field], language) }])),
    [older, newer, language],
  )
  if (changed.length === 0) return <p>{t('versions.same')}</p>
  return (
    <dl className="flex flex-col gap-4">
      {changed.map(({ field, pieces }) => (
        <div key={field}>
          <dt className="text-sm font-semibold">{t(`fields.${field}`)}</dt>
          <dd lang={language} className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {/* Pieces never move, so their place is their key. */}
            {pieces.map(({ text, is }, place) =>
              is === 'gone' ? (
                <del key={place} className="bg-terracotta-wash text-terracotta">
                  {text}
                </del>
              ) : is === 'new' ? (
                <ins key={place} className="bg-leaf-wash text-leaf">
                  {text}
                </ins>
              ) : (
                <span key={place}>{text}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
