import { bands, diamonds, type Motif, nagaHooks, plain, starRow, teeth, tile, zigzag } from './motif.ts'
import { shade } from './surface.ts'
import type { Cloth } from './weave.ts'

/*
 * The cloths of the shop: what hangs, lies and is worn is cut from the same piece.
 */

export const mudmeeCloth = (hex: string, motif?: string): Cloth => ({
  colours: [hex, shade(hex, 0.62), '#e9d9a8', shade('#d9a63c', 0.05)],
  motif:
    motif === 'diamonds'
      ? bands([
          [74, diamonds(46, 74)],
          [3, 3],
          [5, 0],
          [3, 1],
        ])
      : bands([
          [64, nagaHooks(58, 64)],
          [2, 2],
          [22, diamonds(22, 22)],
          [2, 2],
        ]),
  slip: 2.2,
  silk: true,
  threads: [230, 255],
  slub: 0.3,
  raised: 0.05,
  pixels: 1280,
})

export const khitCloth = (colours: readonly string[]): Cloth => ({
  colours,
  threads: [200, 220],
  raised: 0.5,
  slub: 0.5,
  pixels: 1280,
  motif: bands([
    [18, 0],
    [3, 2],
    [10, teeth(12, 10, 1)],
    [60, tile('khit', 2)],
    [10, (i, j) => teeth(12, 10, 1)(i, -j)],
    [3, 2],
    [26, starRow(22, [2, 3])],
    [3, 1],
  ]),
})

export const KHIT: Readonly<Record<string, readonly string[]>> = {
  red: ['#8f2029', '#e8c774', '#f0e4c8', '#2a2020'],
  black: ['#242022', '#e6dcc6', '#a63a2c', '#d3a548'],
  ochre: ['#b9822f', '#4a2a1a', '#f0e0b8', '#7c2a20'],
}

/** Three silks that go together: the first is banded, the second striped. */
export function silkScarfCloths(hex: string): Cloth[] {
  const tones = [hex, shade(hex, 0.35), shade(hex, -0.3)]
  return tones.map((tone, i): Cloth => ({
    colours: [tone, shade(tone, 0.4)],
    weft: (j) => (j % 3 === 0 ? shade(tone, 0.22) : undefined),
    warp: i === 1 ? (n) => (n % 40 < 6 ? shade(tone, -0.3) : undefined) : undefined,
    silk: true,
    slub: 0.5,
    threads: [230, 230],
    motif:
      i === 0
        ? bands([
            [60, 0],
            [2, 1],
            [6, 0],
            [2, 1],
          ])
        : plain,
  }))
}

export function indigoCloth({ slug, hex, motif }: { slug: string; hex: string; motif?: string | undefined }): Cloth {
  return {
    colours: [hex, shade(hex, 0.72), shade(hex, 0.35)],
    motif:
      motif === 'plain'
        ? plain
        : bands([
            [60, 0],
            [3, 2],
            [26, diamonds(26, 26)],
            [3, 2],
            [24, 0],
            [4, 1],
          ]),
    slip: motif === 'plain' ? 0 : 2.4,
    slub: 0.8,
    worn: slug === 'pale' ? 0.3 : 0.16,
    threads: [150, 150],
    raised: 0.05,
    weft: (j) => (slug === 'deep' && j % 48 < 2 ? shade(hex, 0.4) : undefined),
  }
}

/** The check that is sold, and the darker one it is laid with. */
export function phakaomaCloths(hex: string): [Cloth, Cloth] {
  const light = '#f1e9da'
  const sett = (n: number) => {
    const t = n % 36
    return t < 10 ? hex : t < 13 ? light : t < 16 ? shade(hex, -0.45) : t < 19 ? light : t < 29 ? shade(hex, 0.1) : t < 32 ? '#dcae42' : light
  }
  const check: Cloth = { colours: [hex], warp: sett, weft: sett, threads: [216, 216], slub: 0.25 }
  const other: Cloth = {
    colours: [shade(hex, -0.35)],
    warp: (n) => (n % 24 < 12 ? shade(hex, -0.4) : light),
    weft: (n) => (n % 24 < 12 ? shade(hex, -0.4) : light),
    threads: [216, 216],
    slub: 0.25,
  }
  return [check, other]
}

/** A tube skirt: plain above, with its picked hem in the last third of the repeat. */
export function phaSinCloth(hex: string): Cloth {
  const bright = ['#e6b53e', '#c8402f', '#f2e6c8', '#3f8a5a', '#d9772c']
  const hem: Motif = bands([
    [96, 0],
    [3, 1],
    [14, teeth(14, 14, 2)],
    [3, 3],
    [44, starRow(40, [1, 2])],
    [3, 3],
    [24, nagaHooks(24, 24)],
    [3, 1],
    [14, zigzag(14, 14, 4)],
    [3, 2],
    [14, teeth(10, 14, 5)],
    [4, 1],
    [24, 2],
  ])
  return {
    colours: [hex, ...bright],
    motif: hem,
    warp: undefined,
    weft: (j) => (j % 249 < 96 && j % 16 < 2 ? shade(hex, 0.35) : undefined),
    threads: [230, 249],
    raised: 0.5,
    silk: true,
    slub: 0.2,
    pixels: 1280,
  }
}
