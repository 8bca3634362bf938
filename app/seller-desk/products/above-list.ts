import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { listOpenQuotes } from '../../wholesale/quotes.ts'
import { listPictureQuestions } from './picture-questions.ts'
import { readTrust } from './product-change.ts'

// What stands above the pieces, each asked for by its own part; the list waits for their first answer, so that nothing comes above it later.

export const pictureQuestions = (sellerId: string) => ({
  queryKey: ['picture-questions', sellerId],
  queryFn: () => listPictureQuestions(sellerId),
  ...CHANGES_ELSEWHERE,
})

export const openQuotes = (sellerId: string, language: string) => ({
  queryKey: ['open-quotes', sellerId, language],
  queryFn: () => listOpenQuotes(sellerId, language),
  ...CHANGES_ELSEWHERE,
})

export const trust = (sellerId: string) => ({ queryKey: ['my-products', sellerId, 'trust'], queryFn: () => readTrust(sellerId) })
