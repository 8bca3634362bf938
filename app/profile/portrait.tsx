import { isPictureAddress } from '../ui/picture-address.ts'

/** The picture of a person, or the initials of the name, at most two letters. Decoration: the name stands beside it. */
export const Portrait = ({ name, picture }: { name: string; picture: string }) =>
  !isPictureAddress(picture) ? (
    <span
      aria-hidden="true"
      className="inline-flex size-20 shrink-0 items-center justify-center rounded-full bg-indigo-wash font-serif text-2xl font-semibold text-indigo uppercase"
    >
      {initialsOf(name)}
    </span>
  ) : (
    <img src={picture} alt="" width={80} height={80} className="size-20 shrink-0 rounded-full border border-line object-cover" />
  )

/** The first letters of the first and the last word, as people see letters: with their marks. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => (word === undefined ? '' : ([...new Intl.Segmenter().segment(word)][0]?.segment ?? ''))).join('')
}
