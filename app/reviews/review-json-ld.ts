/** A review as it is told to search engines. `at` is an ISO moment. */
export type QuotedReview = { author: string; rating: number; body: string; language: string; at: string }

/** schema.org's Review, for the thing it stands in. */
export const reviewJsonLd = ({ author, rating, body, language, at }: QuotedReview): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: at.slice(0, 10),
  inLanguage: language,
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})
