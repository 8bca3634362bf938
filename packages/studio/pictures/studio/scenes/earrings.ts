import { CylinderGeometry, Group, Mesh, MeshPhysicalMaterial, type MeshStandardMaterial, SphereGeometry } from 'three'
import { twisted } from '../basketry.ts'
import { roundedBox } from '../boxes.ts'
import { metal, wood, wroughtMetal } from '../materials.ts'
import { petal, placed } from '../ornament.ts'
import { outlineDistance, sculpt, stuffed } from '../sculpt.ts'
import { smoothProfile, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'
import { SILVER, GOLD, gem } from './rings.ts'

/** A flat cut-out, softly domed and engraved: earrings and pendants. */
export function domed(corners: [number, number][], material: MeshStandardMaterial, thick = 0.03): Mesh {
  const flat = outlineDistance(corners)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const geometry = sculpt(stuffed(flat, thick, 0.08), [x0 - 0.03, y0 - 0.03, -thick - 0.02], [x1 + 0.03, y1 + 0.03, thick + 0.02], 0.009)
  const uvs = geometry.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, (uvs.getX(i) - x0) / (x1 - x0), (uvs.getY(i) - y0) / (y1 - y0))
  return new Mesh(geometry, material)
}

export const leafOutline = (width: number, length: number): [number, number][] =>
  Array.from({ length: 48 }, (_, i) => {
    const t = i / 48
    const side = t < 0.5 ? 1 : -1
    const along = t < 0.5 ? t * 2 : 2 - t * 2
    return [side * Math.sin(along ** 0.8 * Math.PI) * width * 0.5, -along * length]
  })

const discOutline = (radius: number, cy: number): [number, number][] =>
  Array.from({ length: 60 }, (_, i) => [Math.cos((i / 60) * 6.2832) * radius, cy + Math.sin((i / 60) * 6.2832) * radius])

/** A bar to hang earrings from: two posts and a rod. */
function earringStand(width: number, height: number): Group {
  const stand = new Group()
  const timber = wood('#a9764a', { rings: 4, pixels: 384 })
  const base = roundedBox(width * 1.25, 0.05, 0.34, timber, 0.02)
  stand.add(base)
  for (const side of [-1, 1]) {
    const post = new Mesh(new CylinderGeometry(0.018, 0.018, height, 20), timber)
    post.position.set((side * width) / 2, height / 2, 0)
    stand.add(post)
  }
  const rod = new Mesh(new CylinderGeometry(0.014, 0.014, width * 1.1, 20), timber)
  rod.rotation.z = Math.PI / 2
  rod.position.y = height
  stand.add(rod)
  return stand
}

const hook = (material: MeshStandardMaterial): Mesh =>
  new Mesh(
    tube(
      through(
        [
          [0, 0, 0],
          [0.006, 0.06, 0],
          [0, 0.13, 0.018],
          [0, 0.15, -0.012],
          [0, 0.1, -0.036],
          [0, 0.03, -0.045],
        ],
        40,
      ),
      0.0065,
      8,
    ),
    material,
  )

/** A pair of earrings, each hanging from its own origin. */
export function silverPair({ slug, motif }: { slug: string; motif?: string | undefined }): Group[] {
  const shine = metal(slug === 'brass' ? '#cf9f4a' : SILVER, 0.2)
  const engraved = wroughtMetal(slug === 'brass' ? '#cf9f4a' : SILVER, {
    work: (pen, w, h) => {
      pen.lineWidth = 12
      if (motif === 'leaf') {
        pen.beginPath()
        pen.moveTo(w / 2, 0)
        pen.lineTo(w / 2, h)
        pen.stroke()
        for (let k = 1; k < 9; k++)
          for (const s of [-1, 1]) {
            pen.beginPath()
            pen.moveTo(w / 2, h * (k / 9))
            pen.lineTo(w / 2 + s * w * 0.4, h * (k / 9 - 0.12))
            pen.stroke()
          }
      } else {
        for (const r of [0.46, 0.34, 0.14]) {
          pen.beginPath()
          pen.arc(w / 2, h / 2, w * r, 0, 7)
          pen.stroke()
        }
        for (let k = 0; k < 12; k++)
          placed(
            pen,
            w / 2 + Math.cos((k / 12) * 6.283) * w * 0.24,
            h / 2 + Math.sin((k / 12) * 6.283) * w * 0.24,
            w * 0.1,
            (k / 12) * 6.283 + 1.57,
            petal(0.4),
          )
      }
    },
    aged: 0.9,
    width: 768,
    height: 768,
    depth: 9,
  })
  return [-1, 1].map(() => {
    const earring = new Group()
    earring.add(hook(shine))
    if (motif === 'leaf') {
      earring.add(domed(leafOutline(0.2, 0.42), engraved, 0.018))
      for (let k = 0; k < 3; k++) {
        const bead = new Mesh(new SphereGeometry(0.018 - k * 0.003, 16, 12), shine)
        bead.position.y = -0.44 - k * 0.034
        earring.add(bead)
      }
    } else {
      earring.add(domed(discOutline(0.15, -0.17), engraved, 0.02))
      for (let k = -2; k <= 2; k++) {
        const chain = new Mesh(
          twisted(
            through(
              [
                [k * 0.055, -0.31 + Math.abs(k) * 0.03, 0],
                [k * 0.06, -0.45, 0],
              ],
              20,
            ),
            0.008,
            2,
            5,
            6,
          ),
          shine,
        )
        const drop = domed(leafOutline(0.045, 0.1), shine, 0.008)
        drop.position.set(k * 0.06, -0.45, 0)
        earring.add(chain, drop)
      }
    }
    return earring
  })
}

const silverEarrings: SetUp = (variant) => {
  const group = earringStand(0.8, 0.98)
  silverPair(variant).forEach((earring, i) => {
    const side = i * 2 - 1
    earring.position.set(side * 0.2, 0.86, 0.018)
    earring.rotation.y = side * 0.12 + 0.05
    group.add(earring)
  })
  return { subject: group, paper: '#e4dbce', view: { around: 14, above: 7, fill: 0.84 }, lens: 0.05 }
}

export function pearlPair({ hex, slug }: { slug: string; hex: string }): Group[] {
  const shine = metal(slug === 'grey' ? SILVER : GOLD, 0.16)
  const pearl = new MeshPhysicalMaterial({
    color: hex,
    roughness: 0.22,
    clearcoat: 0.7,
    clearcoatRoughness: 0.12,
    iridescence: 0.55,
    iridescenceIOR: 1.5,
    iridescenceThicknessMinimum: 250,
    iridescenceThicknessMaximum: 380,
    sheen: 0.5,
    sheenColor: '#f6dfe0',
    sheenRoughness: 0.4,
  })
  return [-1, 1].map(() => {
    const earring = new Group()
    earring.add(hook(shine))
    const cap = new Mesh(
      turned(
        smoothProfile(
          [
            [0.05, -0.13],
            [0.03, -0.09],
            [0.01, -0.06],
            [0, -0.055],
          ],
          20,
        ),
        0,
        40,
      ),
      shine,
    )
    const chain = new Mesh(
      twisted(
        through(
          [
            [0, 0.01, 0],
            [0, -0.07, 0],
          ],
          16,
        ),
        0.007,
        2,
        4,
        6,
      ),
      shine,
    )
    const drop = new Mesh(new SphereGeometry(0.105, 48, 36), pearl)
    drop.position.y = -0.2
    drop.scale.set(1, 1.06, 1)
    const small = gem('#f6f3ee', 0.024)
    small.position.set(0, -0.045, 0.016)
    small.rotation.x = Math.PI / 2
    earring.add(cap, chain, drop, small)
    return earring
  })
}

const pearlEarrings: SetUp = (variant) => {
  const group = earringStand(0.72, 0.74)
  pearlPair(variant).forEach((earring, i) => {
    earring.position.set((i * 2 - 1) * 0.18, 0.63, 0.016)
    group.add(earring)
  })
  return { subject: group, paper: variant.slug === 'white' ? '#dcd3c7' : '#e8e0d4', view: { around: 12, above: 8, fill: 0.84 }, lens: 0.05 }
}

/** Scenes of this file, by kind. */
export const earrings: Readonly<Record<string, SetUp>> = {
  'silver-earrings': silverEarrings,
  'pearl-earrings': pearlEarrings,
}
