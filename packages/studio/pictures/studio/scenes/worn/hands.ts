import { Group, Mesh, MeshPhysicalMaterial } from 'three'
import { twisted } from '../../basketry.ts'
import { metal } from '../../materials.ts'
import { ball, type Form, joined, limb, sculpt } from '../../sculpt.ts'
import { circle } from '../../turned.ts'
import { band, bangleMaker, gemRingOf, ringSilver, SILVER, strandMaker } from '../rings.ts'
import type { WornSetUp } from './worn-set-up.ts'

/** Where each finger begins and bends and ends; the little one is on the right. */
const FINGERS = [
  { x: -0.112, lean: -0.05, y: 0.83, long: 0.3, thick: 0.037 },
  { x: -0.036, lean: -0.012, y: 0.855, long: 0.345, thick: 0.038 },
  { x: 0.04, lean: 0.024, y: 0.845, long: 0.32, thick: 0.036 },
  { x: 0.108, lean: 0.07, y: 0.8, long: 0.25, thick: 0.031 },
] as const

const finger = ({ x, lean, y, long, thick }: (typeof FINGERS)[number]): Form =>
  joined(
    0.012,
    limb([x * 0.9, y - 0.12, 0], [x + lean * 0.2, y + long * 0.32, 0.012], thick, thick * 0.94),
    limb([x + lean * 0.2, y + long * 0.32, 0.012], [x + lean * 0.6, y + long * 0.7, 0.03], thick * 0.93, thick * 0.85),
    limb([x + lean * 0.6, y + long * 0.7, 0.03], [x + lean * 0.9, y + long, 0.052], thick * 0.85, thick * 0.66),
  )

const flattened =
  (form: Form, z: number): Form =>
  (x, y, w) =>
    form(x, y, w / z) * z

/** A jeweller's porcelain hand, standing on its wrist. */
const hand: Form = joined(
  0.05,
  flattened(joined(0.04, limb([0, -0.06, 0], [0, 0.2, 0], 0.13, 0.108), limb([0, 0.2, 0], [0, 0.45, 0], 0.108, 0.088)), 0.8),
  flattened(joined(0.06, ball(0.0, 0.68, 0, 0.15, 0.19, 0.1), ball(-0.03, 0.76, 0, 0.12, 0.12, 0.09), ball(0.05, 0.74, 0, 0.11, 0.12, 0.09)), 0.52),
  joined(
    0.02,
    limb([-0.06, 0.56, 0.012], [-0.165, 0.68, 0.034], 0.052, 0.041),
    limb([-0.165, 0.68, 0.034], [-0.222, 0.79, 0.05], 0.04, 0.035),
    limb([-0.222, 0.79, 0.05], [-0.244, 0.87, 0.058], 0.035, 0.025),
  ),
  joined(0.008, ...FINGERS.map(finger)),
)

function handStand(): Group {
  const group = new Group()
  const porcelain = new MeshPhysicalMaterial({ color: '#e6dccd', roughness: 0.55, clearcoat: 0.22, clearcoatRoughness: 0.4, envMapIntensity: 0.6 })
  group.add(new Mesh(sculpt(hand, [-0.32, -0.02, -0.17], [0.28, 1.24, 0.17], 0.0075), porcelain))
  return group
}

/** Puts something made level around a finger, at a part of its length. */
function onFinger(index: number, part: number): Group {
  const { x, lean, y, long } = FINGERS[index]!
  const holder = new Group()
  holder.position.set(x + lean * 0.2 * (part / 0.32), y + long * part, 0.012 * (part / 0.32))
  holder.rotation.z = -lean * 0.6
  return holder
}

const FRAME = { above: 8, closeUp: { at: [0.01, 0.92, 0.02] as const, radius: 0.235 }, fill: 0.97, shift: [0, 0] as const }

const silverRingWorn: WornSetUp = (variant) => {
  const group = handStand()
  const holder = onFinger(2, 0.4)
  if (variant.motif === 'rope') holder.add(new Mesh(twisted(circle(0.0385, 0, 260), 0.0115, 3, 18, 10), metal(SILVER, 0.2)))
  else {
    const material = ringSilver(variant)
    material.side = 2
    holder.add(band(0.0385, 0.036, 0.0062, material))
  }
  group.add(holder)
  return { subject: group, paper: '#d9cfc2', view: { around: 10, ...FRAME }, lens: 0.02 }
}

const gemRingWorn: WornSetUp = (variant) => {
  const group = handStand()
  const ring = gemRingOf(variant)
  ring.scale.setScalar(0.0395 / 0.27)
  ring.rotation.x = Math.PI / 2
  const holder = onFinger(2, 0.4)
  holder.rotation.y = 0.06
  holder.add(ring)
  group.add(holder)
  return { subject: group, paper: '#d8cec2', view: { around: -12, ...FRAME }, lens: 0.02 }
}

const WRIST = { above: 9, closeUp: { at: [-0.01, 0.58, 0] as const, radius: 0.42 }, fill: 0.97, shift: [0, 0] as const }

const bangleWorn: WornSetUp = (variant) => {
  const group = handStand()
  const make = bangleMaker(variant)
  for (const [y, tilt, turn] of variant.motif === 'rope'
    ? ([
        [0.34, 0.06, 0.4],
        [0.42, -0.05, 1.6],
      ] as const)
    : ([[0.38, 0.07, 0.4]] as const)) {
    const bangle = make(0.4)
    const holder = new Group()
    bangle.rotation.y = turn
    holder.add(bangle)
    holder.scale.setScalar(0.31)
    holder.scale.z = 0.27
    holder.position.set(0.004, y, 0.006)
    holder.rotation.z = tilt
    group.add(holder)
  }
  return { subject: group, paper: '#d9cfc1', view: { around: -14, ...WRIST }, lens: 0.02 }
}

const beadsWorn: WornSetUp = (variant) => {
  const group = handStand()
  const make = strandMaker(variant)
  for (const [radius, size, y, tilt, seed] of [
    [0.128, 0.0165, 0.3, 0.05, 1],
    [0.124, 0.0125, 0.355, -0.06, 2],
    [0.118, 0.0095, 0.405, 0.08, 3],
  ] as const) {
    const strand = make(radius, size, seed)
    strand.position.set(0.002, y, 0.004)
    strand.rotation.z = tilt
    strand.scale.z = 0.88
    group.add(strand)
  }
  return { subject: group, paper: '#e2d8ca', view: { around: 12, ...WRIST }, lens: 0.02 }
}

/** Scenes of this file, by kind. */
export const wornOnHands: Readonly<Record<string, WornSetUp>> = {
  'silver-ring': silverRingWorn,
  'gem-ring': gemRingWorn,
  'silver-bangle': bangleWorn,
  'bead-bracelet': beadsWorn,
}
