import { Group, Mesh, MeshStandardMaterial, Vector3 } from 'three'
import { sheet } from './cloth-shapes.ts'
import { matt, wood } from './materials.ts'
import { clouds, noise } from './random.ts'
import { ball, type Form, joined, limb, sculpt, without } from './sculpt.ts'
import { smoothProfile, through, tube, turned } from './turned.ts'

/** A tailor's torso: neck, shoulders, chest, waist, hips; y = 0.1 is where it is cut below. */
export const torso: Form = joined(
  0.11,
  limb([0, 1.0, -0.025], [0, 1.24, -0.02], 0.08, 0.066),
  limb([-0.19, 0.975, -0.03], [0.19, 0.975, -0.03], 0.062),
  ball(0, 0.8, -0.01, 0.235, 0.25, 0.15),
  ball(-0.095, 0.79, 0.075, 0.095, 0.11, 0.085),
  ball(0.095, 0.79, 0.075, 0.095, 0.11, 0.085),
  ball(0, 0.53, -0.005, 0.165, 0.26, 0.12),
  ball(0, 0.25, -0.02, 0.235, 0.26, 0.175),
)

/** A head without a face, as a hatter has: for hats and earrings. Ears are only hinted at. */
export const head: Form = joined(
  0.07,
  torso,
  ball(0, 1.5, -0.02, 0.118, 0.15, 0.146),
  ball(0, 1.4, 0.032, 0.08, 0.105, 0.088),
  limb([0, 1.15, -0.02], [0, 1.36, -0.02], 0.062, 0.066),
)

/** Moves a point to `offset` from a form, along its slope. */
export function onto(form: Form, point: Vector3, offset: number): Vector3 {
  const h = 0.004
  const q = point.clone()
  for (let round = 0; round < 9; round++) {
    const here = form(q.x, q.y, q.z)
    const gx = (form(q.x + h, q.y, q.z) - form(q.x - h, q.y, q.z)) / (2 * h)
    const gy = (form(q.x, q.y + h, q.z) - form(q.x, q.y - h, q.z)) / (2 * h)
    const gz = (form(q.x, q.y, q.z + h) - form(q.x, q.y, q.z - h)) / (2 * h)
    const steep = Math.hypot(gx, gy, gz) || 1
    const step = Math.max(-0.06, Math.min(0.06, here / steep - offset))
    q.x -= (gx / steep) * step
    q.y -= (gy / steep) * step
    q.z -= (gz / steep) * step
    if (Math.abs(step) < 0.0008) break
  }
  return q
}

/** The point in front of a form at a place of the picture. */
export function before(form: Form, x: number, y: number, offset = 0): Vector3 {
  let z = 0.6
  for (let step = 0; step < 200 && form(x, y, z) > 0.001; step++) z -= Math.max(0.002, form(x, y, z) * 0.5)
  return onto(form, new Vector3(x, y, z), offset)
}

const LINEN = '#cfc3b0'
const linen = (hex: string): MeshStandardMaterial => new MeshStandardMaterial({ color: hex, roughness: 0.92, envMapIntensity: 0.4 })

/** The torso on its pole, with a turned cap on the neck. What is below the picture is not framed. */
export function dressForm({ hex = LINEN, pole = 0.9, below = 0.1 } = {}): Group {
  const group = new Group()
  const cut = without(torso, (_x, y) => y - below, 0.012)
  const whole = without(cut, (_x, y) => 1.2 - y, 0.012)
  group.add(new Mesh(sculpt(whole, [-0.36, below - 0.03, -0.28], [0.36, 1.24, 0.28], 0.0085), linen(hex)))
  const timber = wood('#8a5b34', { rings: 4, pixels: 256, polish: 0.5 })
  const cap = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 1.19],
          [0.075, 1.192],
          [0.078, 1.21],
          [0.06, 1.228],
          [0.024, 1.24],
          [0.02, 1.26],
          [0.032, 1.28],
          [0.026, 1.305],
          [0, 1.314],
        ],
        50,
      ),
      0,
      60,
    ),
    timber,
  )
  cap.position.z = -0.02
  group.add(cap)
  const rod = new Mesh(tube([new Vector3(0, below + 0.02, -0.01), new Vector3(0, below - pole, -0.01)], 0.022, 20), timber)
  rod.userData.unframed = true
  group.add(rod)
  group.position.y = pole - below
  return group
}

/** The head and shoulders of a shop window, cut below the chest. */
export function headForm(hex = '#d6cab8', from = 0.86, form: Form = head): Mesh {
  const cut = without(form, (_x, y) => y - from, 0.02)
  return new Mesh(sculpt(cut, [-0.36, from - 0.03, -0.26], [0.36, 1.68, 0.26], 0.0115), linen(hex))
}

export type Draping = {
  form?: Form
  /** Where the middle of the cloth runs, from one end to the other; the points need only be near the form. */
  path: readonly (readonly [number, number, number])[]
  /** How wide it lies along the way, and how wide it really is: the difference goes into pleats. */
  width: (t: number) => number
  cloth: number
  folds?: number
  /** How far off the form; several layers lie on one another. */
  off?: (t: number) => number
  seed?: number
  rows?: number
  columns?: number
  /** Keeps the cloth's edges towards this way instead of along the form. */
  rise?: number
}

/** A long cloth laid along a way over a form, in pleats where it is gathered. UV are its real measures. */
export function draped({ form = torso, path, width, cloth, folds = 6, off = () => 0.012, seed = 1, rows = 260, columns = 120, rise = 0 }: Draping): Mesh {
  const line = through(path, rows).map((point, i) => onto(form, point, off(i / rows) + 0.004))
  // A projected line is a little restless; cloth is not.
  for (let round = 0; round < 6; round++)
    for (let i = 1; i < line.length - 1; i++)
      line[i]!.multiplyScalar(0.5)
        .addScaledVector(line[i - 1]!, 0.25)
        .addScaledVector(line[i + 1]!, 0.25)
  const lengths = [0]
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1]! + line[i]!.distanceTo(line[i - 1]!))
  const long = lengths.at(-1)!
  const sides = line.map((point, i) => {
    const tangent = line[Math.min(line.length - 1, i + 2)]!.clone()
      .sub(line[Math.max(0, i - 2)]!)
      .normalize()
    const h = 0.01
    const normal = new Vector3(
      form(point.x + h, point.y, point.z) - form(point.x - h, point.y, point.z),
      form(point.x, point.y + h, point.z) - form(point.x, point.y - h, point.z),
      form(point.x, point.y, point.z + h) - form(point.x, point.y, point.z - h),
    ).normalize()
    const side = tangent.clone().cross(normal).normalize()
    return { normal, side, tangent }
  })
  for (let round = 0; round < 10; round++)
    for (let i = 1; i < sides.length - 1; i++) {
      sides[i]!.side.add(sides[i - 1]!.side)
        .add(sides[i + 1]!.side)
        .normalize()
      sides[i]!.normal.add(sides[i - 1]!.normal)
        .add(sides[i + 1]!.normal)
        .normalize()
    }
  const geometry = sheet(
    columns,
    rows,
    (u, v) => {
      const i = Math.round(v * rows)
      const wide = width(v)
      const { side, normal } = sides[i]!
      const spare = Math.sqrt(Math.max(0, cloth / wide - 1))
      const deep = (wide / (Math.PI * folds)) * spare * 0.72
      const drift = (noise(u * 3.1, v * 2.6, seed) - 0.5) * 3.4 + (noise(v * 5, 1, seed + 4) - 0.5) * 1.3
      const phase = u * folds * Math.PI * 2 + drift * Math.min(1, spare + 0.25)
      const pleat = (0.5 + 0.5 * Math.sin(phase)) ** 0.8
      const crease = (clouds(u * 5, v * 9, 3, seed + 2) - 0.5) * 0.008
      const across = (u - 0.5) * wide + Math.cos(phase) * deep * 0.3
      const start = line[i]!.clone().addScaledVector(side, across)
      start.y += rise * (u - 0.5) * wide
      const lying = onto(form, start, off(v) + deep * pleat + crease + 0.003)
      // At the edges of a bundle the outermost pleats turn under.
      const turned = Math.max(0, Math.abs(u - 0.5) * 2 - 0.86) / 0.14
      lying.addScaledVector(normal, -turned * turned * Math.min(deep, 0.02) * 0.6)
      return [lying.x, lying.y, lying.z]
    },
    [cloth, long],
  )
  return new Mesh(geometry, matt('#ffffff'))
}

/** A knot of cloth: a soft lump with a turn of cloth around it. */
export function knotOf(at: Vector3, size: number): Mesh {
  const lump = joined(
    size * 0.5,
    ball(0, 0, 0, size * 0.62, size * 0.5, size * 0.5),
    limb([-size * 0.5, size * 0.3, 0], [size * 0.5, -size * 0.25, size * 0.12], size * 0.3),
    limb([-size * 0.2, -size * 0.45, 0.01], [size * 0.25, size * 0.4, size * 0.1], size * 0.22),
  )
  const creased: Form = (x, y, z) => lump(x, y, z) + Math.sin((x + y * 0.6) * (16 / size) * 0.6 + noise(y * 20, x * 20, 2) * 2) * size * 0.035
  const r = size * 1.3
  const mesh = new Mesh(sculpt(creased, [-r, -r, -r], [r, r, r], size / 18), matt('#ffffff'))
  mesh.position.copy(at)
  return mesh
}
