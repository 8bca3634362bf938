/** A maker who tells of the work: on the stories page and at the top of the directory. */
export type Teller = {
  id: string
  name: string
  portrait: string | null
  craft: string
  place: string
  years: number
  isVerified: boolean
  /** The beginning of the story. */
  story: string
  /** The language the story is told in, `''` for the maker's own. */
  storyLanguage: string
  /** The piece most people wanted. */
  picture: { image: string; name: string } | null
}
