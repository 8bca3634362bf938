import { DoubleSide, MeshPhysicalMaterial, MeshStandardMaterial, Vector2 } from 'three'
import { type Motif, plain } from './motif.ts'
import { clouds, hash, noise } from './random.ts'
import { blend, paintSurface, rgb, type Surface } from './surface.ts'

/** How a cloth is woven. Colours: the first is the ground, the others are what the motif's numbers mean. */
export type Cloth = {
  colours: readonly string[]
  motif?: Motif
  /** Colours of warp and weft stripes by thread, over the ground: for checks and stripes. */
  warp?: (i: number) => string | undefined
  weft?: (j: number) => string | undefined
  /** Threads across the texture, and along it. */
  threads?: readonly [warp: number, weft: number]
  /** Ikat: how far dyed weft threads slip from one another, in threads. */
  slip?: number
  /** Uneven hand-spun yarn, in [0, 1]. */
  slub?: number
  /** Sheen: silk shows its warp colour where it turns away. */
  silk?: boolean
  /** Motif threads lie proud of the ground (khit, jok, embroidery). */
  raised?: number
  pixels?: number
  /** Fading of indigo and washed cotton, in [0, 1]. */
  worn?: number
}

/** How far a colour is from grey, in [0, 1]. */
function strengthOf(hex: string): number {
  const parts = rgb(hex)
  return (Math.max(...parts) - Math.min(...parts)) / (Math.max(...parts) || 1)
}

/** Weaves the textures of a cloth, thread over thread. */
export function woven({
  colours,
  motif = plain,
  warp,
  weft,
  threads = [230, 230],
  slip = 0,
  slub = 0.25,
  raised = 0.25,
  pixels = 1024,
  worn = 0,
  silk = false,
}: Cloth): Surface {
  // Cotton takes strong dye less brightly than silk; what is pale stays pale.
  const palette = colours.map((hex) => rgb(silk ? hex : blend(hex, '#8a8580', 0.12 * strengthOf(hex))))
  const [warps, wefts] = threads
  const cache = new Map<string, readonly [number, number, number]>()
  const colourOf = (hex: string) => {
    const known = cache.get(hex)
    if (known) return known
    const fresh = rgb(hex)
    cache.set(hex, fresh)
    return fresh
  }
  const ground = palette[0]!
  const warpColours = Array.from({ length: warps }, (_, i) => (warp?.(i) ? colourOf(warp(i)!) : ground))
  const weftColours = Array.from({ length: wefts }, (_, j) => (weft?.(j) ? colourOf(weft(j)!) : ground))
  const warpTone = Array.from({ length: warps }, (_, i) => 1 + (hash(i, 7, 1) - 0.5) * 0.16 * (0.4 + slub))
  const weftTone = Array.from({ length: wefts }, (_, j) => 1 + (hash(3, j, 2) - 0.5) * 0.22 * (0.4 + slub))
  const weftSlip = Array.from({ length: wefts }, (_, j) => (hash(5, j, 3) + hash(6, j, 4) - 1) * slip)
  return paintSurface(pixels, pixels, 2.6, (px, py, point) => {
    const x = (px / pixels) * warps
    const y = (1 - (py + 0.5) / pixels) * wefts
    const i = Math.min(warps - 1, Math.floor(x))
    const j = Math.min(wefts - 1, Math.max(0, Math.floor(y)))
    const fx = x - Math.floor(x) - 0.5
    const fy = y - Math.floor(y) - 0.5
    const figure = motif(i + (slip ? weftSlip[j]! + (noise(j * 0.7, i * 0.2, 9) - 0.5) * slip : 0), j)
    const over = (i + j) % 2 === 0
    // Figures float: their weft covers the ground.
    const weftOnTop = figure > 0 ? true : !over
    const thick = slub ? noise(weftOnTop ? x * 0.11 : y * 0.11, (weftOnTop ? j : i) * 7.3, 21) : 0.5
    const bulge = weftOnTop ? 1 - (fy * fy * 4) / (0.7 + thick * 0.6) : 1 - (fx * fx * 4) / (0.7 + thick * 0.6)
    const arch = figure > 0 ? 1 : weftOnTop ? Math.cos(fx * 2.4) : Math.cos(fy * 2.4)
    const lift = Math.max(0, bulge) * (0.55 + 0.45 * arch)
    const base = figure > 0 ? (palette[figure] ?? ground) : weftOnTop ? weftColours[j]! : warpColours[i]!
    const fade = worn ? (clouds((px / pixels) * 9, (py / pixels) * 9, 4, 31) - 0.45) * worn : 0
    const tone = (weftOnTop ? weftTone[j]! : warpTone[i]!) * (0.86 + 0.24 * lift) * (1 + (thick - 0.5) * slub * 0.5)
    point.r = base[0] * tone + (255 - base[0]) * Math.max(0, fade)
    point.g = base[1] * tone + (255 - base[1]) * Math.max(0, fade)
    point.b = base[2] * tone + (255 - base[2]) * Math.max(0, fade * 0.9)
    point.height = lift * 0.7 + (figure > 0 ? raised : 0)
    point.rough = 0.85 - lift * 0.1
  })
}

/** Cloth as it hangs in light: matt cotton, or silk that shines along its weft. */
export function clothMaterial(cloth: Cloth, repeat: readonly [number, number] = [1, 1]): MeshStandardMaterial {
  const surface = woven(cloth)
  for (const texture of [surface.map, surface.normalMap, surface.roughnessMap]) texture.repeat.set(...repeat)
  if (!cloth.silk) return new MeshStandardMaterial({ ...surface, roughness: 1, side: DoubleSide, normalScale: new Vector2(0.8, 0.8), envMapIntensity: 0.35 })
  return new MeshPhysicalMaterial({
    ...surface,
    roughness: 0.62,
    side: DoubleSide,
    normalScale: new Vector2(0.5, 0.5),
    sheen: 0.55,
    sheenRoughness: 0.35,
    sheenColor: cloth.colours[0] ?? '#ffffff',
    specularIntensity: 0.9,
    envMapIntensity: 0.75,
  })
}
