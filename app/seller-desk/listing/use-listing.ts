import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedAnswer, mayPass } from '../../platform/answered.ts'
import { pauseAfter } from '../../platform/pause-after.ts'
import { useLine } from '../../platform/use-line.ts'
import { sendPicture } from '../products/my-pictures.ts'
import type { MyProduct } from '../products/my-product.ts'
import { readAnswers, type Answers } from './answers.ts'
import { keepDraft } from './listing-draft.ts'
import { forgetListing, keepListing, keptPhoto, type KeptListing } from './listing-shelf.ts'
import { type Difference, mergeAnswers, saysSame } from './merge-answers.ts'
import { baseOf, readPiece, type OpenedListing } from './open-listing.ts'
import { beforePlacing, picturesOnTheirWay, placeAnswers, type Placed } from './place-answers.ts'

/** So long after the last letter the shop hears of it. */
const QUIET_MS = 2000
/** Where what was said lies now. */
export type Kept = 'everywhere' | 'here' | 'nowhere'

export type Listing = {
  answers: Answers
  change: (answers: Partial<Answers>) => void
  kept: Kept
  line: boolean
  differences: readonly Difference[]
  /** Ends the difference between two devices: `mine` or `theirs` for every field of it. */
  decide: (side: 'mine' | 'theirs') => void
  wanted: KeptListing['wanted']
  /** Has the shop keep it as soon as there is a line and the pictures are there; null takes that back. */
  want: (wanted: KeptListing['wanted']) => void
  placed: Placed | undefined
  refused: unknown
  /** The piece it changes; null while there is none that this device knows of. */
  product: MyProduct | null
  /** The shop has its draft no more, and no piece came of it. */
  gone: boolean
  /** Begins it anew where it is gone, with everything that was said here. */
  beginAnew: () => Promise<void>
  throwAway: () => Promise<void>
}

/** A listing while it is described: on this phone at once, at the shop a moment later, its photographs in the background. */
export function useListing(person: string, opened: OpenedListing): Listing {
  const line = useLine()
  const [kept, setKept] = useState(opened.kept)
  const [differences, setDifferences] = useState<readonly Difference[]>(opened.differences)
  const [onPhone, setOnPhone] = useState(true)
  /** Tries that failed since the line came back: then everything is tried at once. */
  const [tries, setTries] = useState({ line, failures: 0 })
  const failures = tries.line === line ? tries.failures : 0
  const setFailures = useCallback(
    (next: 0 | 'more') => setTries((before) => ({ line, failures: next === 0 ? 0 : before.line === line ? before.failures + 1 : 1 })),
    [line],
  )
  const [placed, setPlaced] = useState<Placed>()
  const [refused, setRefused] = useState<unknown>()
  const [product, setProduct] = useState(opened.product)
  const [gone, setGone] = useState(false)
  // What is opened is read anew when the line comes back.
  const [wasNew] = useState(opened.product === null)
  const over = placed !== undefined
  const quiet = differences.length === 0 && !over && !gone

  /** What is newest when an answer comes: meanwhile more may have been said. */
  const newest = useRef(kept)
  const put = useCallback((next: (before: KeptListing) => KeptListing) => {
    newest.current = next(newest.current)
    setKept(newest.current)
  }, [])
  const change = useCallback(
    (said: Partial<Answers>) => put((before) => ({ ...before, answers: { ...before.answers, ...said }, unsaid: true, savedAt: Date.now() })),
    [put],
  )
  const failed = useCallback(
    (error: unknown) => {
      // A refusal stays one; everything else is the line.
      if (!(error instanceof RefusedAnswer) || mayPass(error.status)) return setFailures('more')
      setRefused(error)
      put((before) => ({ ...before, wanted: null }))
    },
    [put, setFailures],
  )

  /** Goes on from the piece that stands in the shop, made or changed elsewhere; where both said something else, a person decides first. */
  const meet = useCallback(
    async (seen: number) => {
      const met = await readPiece(newest.current)
      if (!met) return setGone(true)
      const { merged, differences: open } = mergeAnswers(baseOf(newest.current, met.live), newest.current.answers, met.live)
      const unsaid = !saysSame(merged, met.live)
      put((before) => ({ ...before, answers: merged, base: met.live, seen, unsaid, wanted: open.length > 0 ? null : before.wanted }))
      setProduct(met.product)
      setDifferences(open)
    },
    [put],
  )

  useEffect(() => {
    if (over || !(kept.unsaid || kept.wanted !== null)) return
    void keepListing(person, kept).then(
      () => setOnPhone(true),
      () => setOnPhone(false),
    )
  }, [person, kept, over])

  // What is to be placed is said by that; but its pictures have no folder before the shop knows of it.
  const tells = line && quiet && kept.unsaid && (kept.wanted === null || (kept.seen === 0 && product === null && picturesOnTheirWay(kept.answers) > 0))
  useEffect(() => {
    if (!tells) return undefined
    const timer = setTimeout(
      () => {
        const { answers, seen, id, sellerId } = newest.current
        const keep = async () => {
          const answer = await keepDraft({ id, sellerId, answers, seen })
          setFailures(0)
          if (!answer.kept && answer.gone) return answer.piece ? meet(0) : setGone(true)
          if (answer.piece && product === null && answer.kept) return meet(answer.revision)
          if (answer.kept) return put((before) => ({ ...before, seen: answer.revision, base: answers, unsaid: before.answers !== answers }))
          const theirs = readAnswers(answer.answers, answers.language)
          const mine = newest.current.answers
          const { merged, differences: open } = mergeAnswers(newest.current.base ?? theirs, mine, theirs)
          put((before) => ({ ...before, answers: merged, base: theirs, seen: answer.revision }))
          setDifferences(open)
        }
        keep().catch(failed)
      },
      failures > 0 ? pauseAfter(failures) : kept.wanted === null ? QUIET_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [tells, kept, failures, put, failed, setFailures, meet, product])

  // The folder of the pictures is open as soon as the shop knows the draft or the piece.
  const mayCarry = line && quiet && (kept.seen > 0 || product !== null)
  const [elsewhere, setElsewhere] = useState<readonly string[]>([])
  const next = kept.answers.pictures.find(({ url, sent }) => !sent && !elsewhere.includes(url))?.url
  useEffect(() => {
    if (!mayCarry || next === undefined) return undefined
    let stopped = false
    const timer = setTimeout(
      () => {
        void keptPhoto(next)
          .then(async (content) => {
            // It lies on another phone: that one sends it.
            if (!content) return setElsewhere((before) => [...before, next])
            await sendPicture(next, content)
            if (stopped) return
            setFailures(0)
            change({ pictures: newest.current.answers.pictures.map((picture) => (picture.url === next ? { ...picture, sent: true } : picture)) })
          })
          .catch(() => !stopped && setFailures('more'))
      },
      failures === 0 ? 0 : pauseAfter(failures),
    )
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [mayCarry, next, failures, change, setFailures])

  const ready = line && quiet && kept.wanted !== null && picturesOnTheirWay(kept.answers) === 0
  useEffect(() => {
    if (!ready) return undefined
    let stopped = false
    const timer = setTimeout(
      () => {
        const place = async () => {
          // Kept first: where no answer comes, this is what tells whether it was done.
          put((before) => beforePlacing(before, product))
          await keepListing(person, newest.current).catch(() => {})
          if (stopped) return
          const outcome = await placeAnswers(newest.current, product, wasNew)
          if (outcome.because === 'placed') {
            // Whoever goes on describing it meanwhile keeps what is said since.
            if (!stopped || newest.current.wanted !== null) await forgetListing(person, newest.current.id).catch(() => {})
            if (!stopped) setPlaced(outcome.placed)
            return
          }
          if (stopped) return
          if (outcome.because === 'stands') return meet(newest.current.seen)
          put((before) => ({ ...before, wanted: null, count: undefined }))
          if (outcome.because === 'held') return setRefused(outcome)
          setProduct((before) => before && { ...before, variants: before.variants.map((only) => ({ ...only, onHand: outcome.now })) })
          setDifferences([{ field: 'stock', mine: newest.current.answers.stock, theirs: String(outcome.now) }])
        }
        place().catch((error: unknown) => !stopped && failed(error))
      },
      failures === 0 ? 0 : pauseAfter(failures),
    )
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [ready, failures, person, product, wasNew, put, meet, failed])

  return {
    answers: kept.answers,
    change,
    kept: !onPhone && kept.unsaid ? 'nowhere' : kept.unsaid || picturesOnTheirWay(kept.answers) > 0 ? 'here' : 'everywhere',
    line,
    differences,
    decide: (side) => {
      const chosen = Object.fromEntries(differences.map(({ field, mine, theirs }) => [field, side === 'mine' ? mine : theirs]))
      setDifferences([])
      // Each value is one of the two the same field had.
      change(chosen)
    },
    wanted: kept.wanted,
    want: (wanted) => {
      setRefused(undefined)
      setFailures(0)
      put((before) => ({ ...before, wanted }))
    },
    placed,
    refused,
    product,
    gone,
    beginAnew: async () => {
      const pictures = await Promise.all(
        newest.current.answers.pictures.map(async (picture) => ({ ...picture, sent: picture.sent && !(await keptPhoto(picture.url)) })),
      )
      put((before) => ({ ...before, answers: { ...before.answers, pictures }, base: null, seen: 0, unsaid: true }))
      setProduct(null)
      setGone(false)
    },
    throwAway: () => forgetListing(person, kept.id),
  }
}
