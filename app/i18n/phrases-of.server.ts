/** In SQL: the words of a translation of a piece into a language, as `optionWords` takes them; null where nobody has said them, or nobody reads them yet. */
export const phrasesOf = (product: string, language: string) =>
  `(select t.phrases from public.product_translations t where t.product_id = ${product} and t.language = ${language} and t.state <> 'draft')`
