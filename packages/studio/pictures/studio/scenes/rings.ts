import { type BufferGeometry, CylinderGeometry, Group, IcosahedronGeometry, Mesh, MeshPhysicalMaterial, MeshStandardMaterial, SphereGeometry } from 'three'
import { twisted } from '../basketry.ts'
import { mappedFromAbove, roundedBox } from '../boxes.ts'
import { metal, wood, wroughtMetal } from '../materials.ts'
import { flameLeaf, petal, placed, row } from '../ornament.ts'
import { hash } from '../random.ts'
import { circle, smoothProfile, swept, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

export const SILVER = '#dcdbd6'

export const GOLD = '#e2b354'

/** A smooth dark or pale stone, as jewelry is laid on. */
function stone(width: number, height: number, depth: number, hex = '#c9bfae'): Mesh {
  const material = new MeshStandardMaterial({ color: hex, roughness: 0.75, envMapIntensity: 0.5 })
  return roundedBox(width, height, depth, material, 0.04)
}

/** A plain wooden plinth. */
export const plinth = (radius: number, height: number, hex = '#b98f62'): Mesh =>
  mappedFromAbove(
    new Mesh(
      turned(
        smoothProfile(
          [
            [0, 0],
            [radius - 0.01, 0],
            [radius, 0.01],
            [radius, height - 0.01],
            [radius - 0.01, height],
            [0, height],
          ],
          60,
        ),
        0,
      ),
      wood(hex, { rings: 8, pixels: 768 }),
    ),
    radius * 1.1,
  )

export const band = (radius: number, width: number, thick: number, material: MeshStandardMaterial, wave = 0): Mesh<BufferGeometry, MeshStandardMaterial> =>
  new Mesh(
    swept(
      circle(radius, 0, 200),
      (t, angle) => {
        const dome = Math.abs(Math.cos(angle)) ** 0.6 * Math.sign(Math.cos(angle))
        return [dome * thick, Math.sin(angle) * (width / 2) * (1 + wave * Math.sin(t * Math.PI * 24))]
      },
      24,
    ),
    material,
  )

/** How a plain ring is wrought. */
export function ringSilver({ slug, motif }: { slug: string; motif?: string | undefined }): MeshStandardMaterial {
  const dark = slug === 'oxidised'
  return motif === 'hammered'
    ? wroughtMetal(SILVER, { hammered: 1.6, depth: 10, roughness: 0.18, aged: 0.3 })
    : wroughtMetal(dark ? '#8d8b85' : SILVER, {
        work: (pen, w, h) => {
          for (let i = 0; i < 18; i++) placed(pen, (i + 0.5) * (w / 18), h * 0.5, h * 0.2, i % 2 ? Math.PI : 0, flameLeaf)
        },
        aged: 1,
        roughness: 0.28,
      })
}

const silverRing: SetUp = (variant) => {
  const { motif } = variant
  const group = new Group()
  const material = ringSilver(variant)
  const upright = (ring: Mesh, x: number, z: number, turn: number, radius: number, half: number) => {
    const holder = new Group()
    ring.rotation.x = Math.PI / 2
    ring.position.y = radius + half
    holder.add(ring)
    holder.rotation.y = turn
    holder.position.set(x, 0.22, z)
    group.add(holder)
  }
  const top = stone(1.5, 0.22, 1.1, '#d9cfbf')
  group.add(top)
  if (motif === 'rope') {
    upright(new Mesh(twisted(circle(0.26, 0, 300), 0.062, 3, 22, 12), metal(SILVER, 0.2)), -0.12, -0.05, 0.5, 0.26, 0.06)
    const flat = new Mesh(twisted(circle(0.24, 0, 300), 0.05, 2, 26, 12), metal(SILVER, 0.2))
    flat.position.set(0.36, 0.27, 0.24)
    group.add(flat)
  } else {
    const ring = band(0.26, 0.17, 0.032, material)
    ring.material.side = 2
    upright(ring, -0.14, -0.05, 0.55, 0.26, 0.03)
    const flat = band(0.23, 0.11, 0.026, material)
    flat.position.set(0.36, 0.275, 0.24)
    group.add(flat)
  }
  return { subject: group, paper: '#e5ddd1', view: { around: 8, above: 24, closeUp: { at: [0.06, 0.44, 0.05], radius: 0.56 }, fill: 0.92 }, lens: 0.04 }
}

/** A faceted stone: table, crown and pavilion. */
export function gem(hex: string, radius: number): Mesh {
  const geometry = new CylinderGeometry(radius * 0.58, radius, radius * 0.36, 10, 1)
  const pavilion = new CylinderGeometry(radius, radius * 0.08, radius * 0.75, 10, 1)
  pavilion.translate(0, -radius * 0.55, 0)
  const material = new MeshPhysicalMaterial({
    color: hex,
    roughness: 0.03,
    metalness: 0.35,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    envMapIntensity: 1.6,
    flatShading: true,
    emissive: hex,
    emissiveIntensity: 0.28,
  })
  const mesh = new Mesh(geometry, material)
  mesh.add(new Mesh(pavilion, material))
  return mesh
}

/** A ring upright around its middle, its stone on top. */
export function gemRingOf({ slug, hex }: { slug: string; hex: string }): Group {
  const shine = metal(slug === 'gold' ? GOLD : SILVER, 0.14)
  const ring = new Group()
  const hoop = new Mesh(
    swept(
      circle(0.27, 0, 200),
      (t, angle) => {
        const thick = 0.026 + 0.016 * Math.abs(Math.sin((t + 0.25) * Math.PI)) ** 6
        return [Math.cos(angle) * thick, Math.sin(angle) * thick * 1.5]
      },
      20,
    ),
    shine,
  )
  hoop.rotation.x = Math.PI / 2
  ring.add(hoop)
  const jewel = gem(hex, 0.14)
  jewel.position.y = 0.37
  ring.add(jewel)
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2
    ring.add(
      new Mesh(
        tube(
          through(
            [
              [Math.cos(a) * 0.03, 0.27, Math.sin(a) * 0.03],
              [Math.cos(a) * 0.1, 0.31, Math.sin(a) * 0.1],
              [Math.cos(a) * 0.137, 0.36, Math.sin(a) * 0.137],
              [Math.cos(a) * 0.112, 0.402, Math.sin(a) * 0.112],
            ],
            20,
          ),
          0.012,
          10,
        ),
        shine,
      ),
    )
  }
  const collar = new Mesh(tube(circle(0.1, 0.325, 60), 0.01, 8), shine)
  ring.add(collar)
  for (let i = 0; i < 6; i++)
    for (const side of [-1, 1]) {
      const small = gem('#f4f2ee', 0.022)
      const a = side * (0.5 + i * 0.13)
      small.position.set(Math.sin(a) * 0.302, Math.cos(a) * 0.302, 0)
      small.rotation.z = -a
      ring.add(small)
    }
  ring.rotation.z = 0.1
  return ring
}

const gemRing: SetUp = (variant) => {
  const group = new Group()
  group.add(stone(1.4, 0.2, 1.1, '#d6cbbc'))
  const ring = gemRingOf(variant)
  ring.rotation.y = 0.5
  ring.position.set(0, 0.49, 0)
  group.add(ring)
  return { subject: group, paper: '#e9e1d6', view: { around: 6, above: 20, closeUp: { at: [0, 0.5, 0.02], radius: 0.52 }, fill: 0.92 }, lens: 0.04 }
}

/** Bangles of one pattern in any size, lying level. */
export function bangleMaker({ slug, motif }: { slug: string; motif?: string | undefined }): (radius: number) => Mesh {
  const colour = slug === 'gold' ? GOLD : SILVER
  const shine = metal(colour, 0.18)
  const engraved = wroughtMetal(colour, {
    work: (pen, w, h) => {
      row(pen, w, h * 0.78, 30, h * 0.32, flameLeaf)
      row(pen, w, h * 0.3, 30, h * 0.2, petal(0.4), Math.PI)
      for (const y of [0.14, 0.5, 0.84]) pen.fillRect(0, h * y, w, h * 0.015)
    },
    aged: 0.9,
    height: 512,
    depth: 8,
  })
  return (radius) => (motif === 'rope' ? new Mesh(twisted(circle(radius, 0, 420), 0.07, 3, 20, 14), shine) : band(radius, 0.2, 0.022, engraved))
}

const bangle: SetUp = (variant) => {
  const { motif } = variant
  const group = new Group()
  group.add(plinth(0.66, 0.16))
  const make = bangleMaker(variant)
  const lying = make(0.4)
  lying.position.set(0.05, motif === 'rope' ? 0.23 : 0.26, 0.12)
  lying.scale.z = 0.9
  const upright = make(0.38)
  const holder = new Group()
  upright.rotation.x = Math.PI / 2
  upright.rotation.y = 0
  upright.position.y = motif === 'rope' ? 0.45 : 0.405
  holder.add(upright)
  holder.rotation.y = 0.35
  holder.rotation.x = -0.14
  holder.position.set(-0.08, 0.16, -0.3)
  group.add(lying, holder)
  return { subject: group, paper: '#e7dfd3', view: { around: 6, above: 20, fill: 0.82 }, lens: 0.05 }
}

/** Strings of beads of one colouring: radius of the string, of a bead, and where chance starts. */
export function strandMaker({ slug, hex }: { slug: string; hex: string }): (radius: number, size: number, seed: number) => Group {
  const bright = ['#d8402f', '#e8b63e', '#3f8a5a', '#3b62b0', '#e889a0', '#f0e8d8']
  const materials = bright.map((tone) => new MeshPhysicalMaterial({ color: tone, roughness: 0.3, clearcoat: 0.8 }))
  const own =
    slug === 'wood'
      ? [wood('#8a5a32', { pixels: 128 }), wood('#5d3a20', { pixels: 128, seed: 4 }), wood('#b98a57', { pixels: 128, seed: 8 })]
      : [0.1, -0.15, 0].map((_, i) => new MeshPhysicalMaterial({ color: hex, roughness: 0.25 + i * 0.08, clearcoat: 0.9 }))
  const shine = metal('#cdb071', 0.25)
  return (radius, size, seed) => {
    const bracelet = new Group()
    const count = Math.floor((Math.PI * 2 * radius) / (size * 2.02))
    const around = new SphereGeometry(size, 20, 14)
    const cut = new IcosahedronGeometry(size * 1.02, 1)
    for (let i = 0; i < count; i++) {
      const special = i % 9 === 0
      const material = special ? shine : slug === 'mixed' ? materials[Math.floor(hash(i, seed) * 6)]! : own[Math.floor(hash(i, seed) * 3)]!
      const bead = new Mesh(slug === 'garnet' && !special ? cut : around, material)
      const a = (i / count) * Math.PI * 2
      bead.position.set(Math.cos(a) * radius, 0, Math.sin(a) * radius)
      bead.rotation.set(hash(i, 2) * 3, hash(i, 4) * 3, 0)
      bracelet.add(bead)
    }
    return bracelet
  }
}

const beadBracelet: SetUp = (variant) => {
  const group = new Group()
  group.add(plinth(0.66, 0.12, '#a9794c'))
  const make = strandMaker(variant)
  const strand = (radius: number, size: number, x: number, y: number, z: number, tilt: number, seed: number) => {
    const bracelet = make(radius, size, seed)
    bracelet.position.set(x, y, z)
    bracelet.rotation.set(tilt, 0, tilt * 0.6)
    group.add(bracelet)
  }
  strand(0.36, 0.05, -0.08, 0.172, 0.06, 0, 1)
  strand(0.35, 0.038, -0.04, 0.256, 0.03, 0.03, 2)
  strand(0.3, 0.026, 0.12, 0.315, 0.1, 0.05, 3)
  return { subject: group, paper: '#ebe3d7', view: { around: 8, above: 30, fill: 0.82 }, lens: 0.05 }
}

/** Scenes of this file, by kind. */
export const rings: Readonly<Record<string, SetUp>> = {
  'silver-ring': silverRing,
  'gem-ring': gemRing,
  'silver-bangle': bangle,
  'bead-bracelet': beadBracelet,
}
