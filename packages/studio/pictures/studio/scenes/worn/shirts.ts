import { Mesh, Vector3 } from 'three'
import { before, dressForm, onto, torso } from '../../figures.ts'
import { sheet } from '../../cloth-shapes.ts'
import { matt } from '../../materials.ts'
import { clouds, noise } from '../../random.ts'
import { type Form, joined, limb, sculpt, without } from '../../sculpt.ts'
import { shade } from '../../surface.ts'
import { swept, through, tube } from '../../turned.ts'
import { type Cloth, clothMaterial } from '../../weave.ts'
import { dressed } from '../cushions.ts'
import type { WornSetUp } from './worn-set-up.ts'

/** What hangs from shoulders: wide sleeves to the elbow, straight to below the hips. */
function shirtForm(): Form {
  const sleeve = (side: number): Form => limb([side * 0.18, 0.975, -0.03], [side * 0.37, 0.68, 0.0], 0.072, 0.088)
  const trunk: Form = (x, y, z) => {
    const k = Math.hypot(x / 0.248, (z + 0.005) / 0.182)
    return Math.max((k - 1) * 0.19, y - 0.86, 0 - y)
  }
  const body = joined(0.07, (x, y, z) => torso(x, y, z) - 0.022, trunk, sleeve(1), sleeve(-1))
  const fold: Form = (x, y, z) => {
    const soft = (clouds(x * 5 + z * 3 + 9, y * 2.2 + 4, 3, 5) - 0.5) * 0.05
    const hang = Math.sin(Math.atan2(x, z + 0.001) * 9 + noise(y * 3, 3) * 3) * 0.008 * Math.max(0, 0.75 - y)
    const sleeveFold = Math.sin((Math.abs(x) * 0.84 + y * 0.54) * 46) * 0.006 * Math.max(0, Math.abs(x) - 0.24) * 8
    return body(x, y, z) + (soft + hang) * 0.5 + sleeveFold
  }
  const cuff = (side: number): Form => {
    // Cuts the sleeve straight across its length.
    const [nx, ny] = [side * 0.53, -0.848]
    return (x, y) => 0.012 - (x * nx + y * ny - (side * 0.345 * nx + 0.72 * ny))
  }
  let form: Form = fold
  for (const side of [1, -1]) {
    const cut = cuff(side)
    form = without(form, (x, y, z) => Math.max(cut(x, y, z), 0.27 - side * x), 0.006)
  }
  return without(
    without(form, (_x, y, z) => 1.1 - 0.36 * Math.max(0, z) - y, 0.006),
    (_x, y) => y - 0.06,
    0.006,
  )
}

/** Buttoned with its ties, as in the north. */
const shirtWorn: WornSetUp = ({ slug, hex }) => {
  const group = dressForm()
  const cloth: Cloth = { colours: [hex, shade(hex, 0.3)], threads: [170, 170], slub: 0.6, worn: slug === 'faded' ? 0.4 : 0.14 }
  const material = clothMaterial(cloth)
  const form = shirtForm()
  group.add(dressed(new Mesh(sculpt(form, [-0.52, 0.03, -0.28], [0.52, 1.16, 0.28], 0.009), material), 0.55))
  const seam = matt(shade(hex, -0.25))
  const line = (points: Vector3[], thick: number) => group.add(new Mesh(tube(points, thick, 6), seam))
  const upright = (x: number, from: number, to: number, off = 0.002) =>
    Array.from({ length: 40 }, (_, i) => before(form, x, from + ((to - from) * i) / 39, off))
  line(upright(0.018, 0.08, 0.98), 0.0028)
  const pocketCloth = clothMaterial({ ...cloth, colours: [shade(hex, -0.06), shade(hex, 0.26)] })
  for (const x of [-0.125, 0.125]) {
    const pocket = sheet(
      24,
      24,
      (u, v) => {
        const at = before(form, x + (u - 0.5) * 0.15, 0.15 + v * 0.16, 0.006)
        return [at.x, at.y, at.z]
      },
      [0.25, 0.26],
    )
    group.add(new Mesh(pocket, pocketCloth))
    for (const side of [-0.075, 0.075]) line(upright(x + side, 0.15, 0.31, 0.006), 0.0022)
    for (const y of [0.15, 0.31])
      line(
        Array.from({ length: 20 }, (_, i) => before(form, x - 0.075 + (i / 19) * 0.15, y, 0.007)),
        y > 0.2 ? 0.004 : 0.0022,
      )
  }
  const tie = matt(shade(hex, 0.1))
  for (const y of [0.9, 0.74, 0.58, 0.42]) {
    const middle = before(form, 0.006, y, 0.01)
    for (const side of [-1, 1])
      group.add(
        new Mesh(
          tube(
            through(
              [
                [middle.x, middle.y, middle.z],
                [middle.x + side * 0.034, middle.y + 0.012, middle.z + 0.004],
                [middle.x + side * 0.052, middle.y - 0.014, middle.z],
                [middle.x + side * 0.024, middle.y - 0.016, middle.z + 0.006],
                [middle.x, middle.y - 0.002, middle.z + 0.006],
                [middle.x + side * 0.014, middle.y - 0.06, middle.z + 0.004],
                [middle.x + side * 0.02, middle.y - 0.085, middle.z],
              ],
              44,
            ),
            0.0052,
            7,
          ),
          tie,
        ),
      )
  }
  const dark = matt(shade(hex, -0.62))
  for (const side of [-1, 1]) {
    // The sleeve is open; one looks into its shadow.
    const [cx, cy] = [side * 0.345, 0.72]
    const ring = Array.from({ length: 65 }, (_, i) => {
      const a = (i / 64) * Math.PI * 2
      const [out, deep] = [Math.cos(a), Math.sin(a)]
      let r = 0.02
      while (r < 0.14 && form(cx + side * 0.848 * out * r - side * 0.012, cy + 0.53 * out * r + 0.02, deep * r) < 0) r += 0.002
      return new Vector3(cx + side * 0.848 * out * r, cy + 0.53 * out * r, deep * r)
    })
    const hole = sheet(64, 6, (u, v) => {
      const rim = ring[Math.round(u * 64)]!
      const t = v * 0.94
      return [cx + (rim.x - cx) * t + side * 0.004, cy + (rim.y - cy) * t - 0.006, rim.z * t]
    })
    group.add(new Mesh(hole, dark), new Mesh(tube(ring, 0.0035, 8), material))
  }
  const collar = Array.from({ length: 81 }, (_, i) => {
    const a = ((i / 80) * 2 - 1) * 3.02
    const at = onto(torso, new Vector3(Math.sin(a) * -0.12, 1.1 - Math.max(0, Math.cos(a)) * 0.034, -0.025 + Math.cos(a) * 0.12), 0.02)
    at.y = 1.1 - Math.max(0, Math.cos(a)) * 0.034
    return at
  })
  group.add(
    new Mesh(
      swept(collar, (_, angle) => [Math.cos(angle) * 0.008, Math.sin(angle) * 0.03], 14),
      material,
    ),
  )
  return {
    subject: group,
    paper: slug === 'black' ? '#e6ddcf' : '#eee7da',
    view: { around: -16, above: 4, closeUp: { at: [0, 1.42, 0], radius: 0.56 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

/** Scenes of this file, by kind. */
export const wornShirts: Readonly<Record<string, WornSetUp>> = { 'mo-hom-shirt': shirtWorn }
