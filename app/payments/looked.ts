/** What came of looking for money by hand, as a sentence for whoever looked. */
export type Looked = { done: boolean; sentence: string }
