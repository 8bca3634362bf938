/** What a page says of itself outside: in lists of results, and (`shared`) where its link is shared. */
export type ProductHeadTexts = { title: string; shared: string; description: string; noindex: boolean }
