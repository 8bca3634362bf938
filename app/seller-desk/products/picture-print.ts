import sharp from 'sharp'

/** Larger pictures are none that a listing may have (5 MB), whatever they say of themselves. */
const MOST_PIXELS = 60_000_000
/** The picture as greys, each the middle of so many points: what encoding leaves behind is smoothed away. */
const [SIDE, FINER] = [32, 4]
/** Which waves are looked at, as how many go across and down: the 64 longest, without the plain grey of all. */
const WAVES = Array.from({ length: 11 }, (_, sum) => Array.from({ length: sum + 1 }, (_one, down) => [sum - down, down] as const))
  .flat()
  .slice(1, 65)
/** Greys that differ less than this (standard deviation of 256) tell nothing. */
const PLAIN = 4

const COSINES = Array.from({ length: 11 }, (_, wave) =>
  Float64Array.from({ length: SIDE }, (_one, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIDE))),
)

/**
 * What a picture looks like, as 64 bits (pHash): of each of its 64 longest waves whether it is stronger than the middle one. Null for a picture too plain to be told from others. Copies
 * that are resized, encoded anew, lighter or darker keep it but for three bits; what is cropped, turned or mirrored does not. Throws where it is no picture.
 */
export async function printOf(content: Uint8Array): Promise<bigint | null> {
  const greys = await greysOf(content)
  const middle = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  if (Math.sqrt(greys.reduce((sum, grey) => sum + (grey - middle) ** 2, 0) / greys.length) < PLAIN) return null
  const strengths = WAVES.map(([across, down]) =>
    greys.reduce((sum, grey, at) => sum + grey * (COSINES[across]?.[at % SIDE] ?? 0) * (COSINES[down]?.[Math.floor(at / SIDE)] ?? 0), 0),
  )
  const median = strengths.toSorted((a, b) => a - b)[32] ?? 0
  return BigInt.asIntN(
    64,
    strengths.reduce((print, strength) => (print << 1n) | (strength > median ? 1n : 0n), 0n),
  )
}

async function greysOf(content: Uint8Array): Promise<Float64Array> {
  const side = SIDE * FINER
  const points = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .resize(side, side, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
  const greys = new Float64Array(SIDE * SIDE)
  for (const [at, point] of points.entries()) {
    const into = Math.floor(at / side / FINER) * SIDE + Math.floor((at % side) / FINER)
    greys[into] = (greys[into] ?? 0) + point / FINER ** 2
  }
  return greys
}
