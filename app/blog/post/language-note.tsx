import { useTranslation } from 'react-i18next'
import { languageOf } from '../../i18n/languages.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import type { PostData } from './load-post.server.ts'

type Props = { post: Pick<PostData['post'], 'language' | 'machineTranslated'>; language: PostData['language'] }

/** Says so where a post is not in the reader's language, or a machine put it there. */
export function LanguageNote({ post, language }: Props) {
  const { t } = useTranslation('blog')
  const written = languageOf(post.language)
  const note =
    post.language !== language
      ? t('post.otherLanguage', { language: languageName(written ?? post.language, language) })
      : post.machineTranslated
        ? t('post.machine')
        : undefined
  return note && <p className="mb-6 rounded-card border border-line bg-gold-wash px-4 py-3 text-sm">{note}</p>
}
