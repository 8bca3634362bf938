/** The specification's eight popular searches: keys of `search.terms`. What is searched for is the translated word itself. */
export const POPULAR_SEARCHES = ['silk', 'celadon', 'rattan', 'silver', 'benjarong', 'indigo', 'mango', 'spices'] as const
