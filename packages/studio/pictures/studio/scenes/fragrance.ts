import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, SphereGeometry } from 'three'
import { twisted } from '../basketry.ts'
import { roundedBox } from '../boxes.ts'
import { glaze, potOf } from '../clay.ts'
import { sheet } from '../cloth-shapes.ts'
import { hill, leafSheet, many, mound, pebble, rough } from '../heaps.ts'
import { matt, waxy, wroughtMetal } from '../materials.ts'
import { flameLeaf, lotusLines, placed, row } from '../ornament.ts'
import { labelCanvas } from '../packing.ts'
import { hash, noise } from '../random.ts'
import { blankCanvas, shade, textureOf } from '../surface.ts'
import { circle, smoothProfile, turned } from '../turned.ts'
import { clothMaterial } from '../weave.ts'
import type { SetUp } from './set-up.ts'

const incense: SetUp = ({ hex, slug }) => {
  const group = new Group()
  const brass = wroughtMetal('#c79a45', {
    work: (pen, w, h) => {
      row(pen, w, h * 0.78, 20, h * 0.3, flameLeaf)
      pen.fillRect(0, h * 0.86, w, h * 0.02)
      pen.fillRect(0, h * 0.4, w, h * 0.02)
    },
    aged: 0.5,
    height: 512,
  })
  const bowl = new Mesh(
    turned(
      smoothProfile(
        [
          [0.1, 0],
          [0.13, 0.01],
          [0.12, 0.035],
          [0.2, 0.1],
          [0.225, 0.2],
          [0.21, 0.25],
          [0.19, 0.25],
          [0.2, 0.2],
          [0.19, 0.19],
        ],
        70,
      ),
      0,
    ),
    brass,
  )
  group.add(bowl)
  const sand = new Mesh(hill(0.2, 0.02, 0.006), matt('#cdbfa4'))
  sand.position.y = 0.2
  group.add(sand)
  const stickMaterial = matt(shade(hex, -0.1), 0.95)
  const stick = (x: number, z: number, lean: number, turn: number) => {
    const holder = new Group()
    const incenseStick = new Mesh(new CylinderGeometry(0.0085, 0.0085, 0.62, 8), stickMaterial)
    incenseStick.position.y = 0.46
    const core = new Mesh(new CylinderGeometry(0.004, 0.004, 0.2, 6), matt('#b03a34'))
    core.position.y = 0.08
    const ember = new Mesh(new SphereGeometry(0.0095, 10, 8), new MeshBasicMaterial({ color: '#e8723a' }))
    ember.position.y = 0.77
    holder.add(incenseStick, core, ember)
    holder.rotation.set(lean, turn, 0)
    holder.position.set(x, 0.2, z)
    group.add(holder)
  }
  stick(-0.02, 0, 0.12, 0.4)
  stick(0.03, 0.02, 0.1, 2.6)
  stick(0, -0.03, 0.14, 4.6)
  const places = Array.from({ length: 46 }, (_, i) => ({
    at: [0, 0.02 + (i % 5) * 0.016 + hash(i, 2) * 0.006, ((i * 7) % 46) * 0.0034 - 0.078 + Math.abs((i % 5) - 2) * 0.004] as const,
    turn: [0, 0, Math.PI / 2] as const,
    size: 1,
  }))
  const bundle = new Group()
  bundle.add(many(new CylinderGeometry(0.0085, 0.0085, 0.66, 8), rough(0.95), places, [shade(hex, -0.2), shade(hex, 0.08)]))
  bundle.add(
    many(
      new CylinderGeometry(0.004, 0.004, 0.92, 6),
      rough(0.9),
      places.map((one) => ({ ...one, at: [0.13, one.at[1], one.at[2]] as const })),
      ['#b03a34', '#c0504a'],
    ),
  )
  const bandLabel = labelCanvas(
    { thai: slug === 'jasmine' ? 'ธูปมะลิ' : slug === 'lotus' ? 'ธูปดอกบัว' : 'ธูปไม้จันทน์', english: 'Incense', ink: shade(hex, -0.4), ground: '#efe5cf' },
    400,
    500,
  )
  const wrap = sheet(50, 10, (u, v) => {
    const a = u * Math.PI * 2 + Math.PI / 2
    return [(v - 0.5) * 0.24, 0.056 + Math.sin(a) * 0.058, Math.cos(a) * 0.105]
  })
  bundle.add(new Mesh(wrap, new MeshStandardMaterial({ map: textureOf(bandLabel), roughness: 0.85, side: 2 })))
  bundle.position.set(0.1, 0, 0.44)
  bundle.rotation.y = 0.16
  group.add(bundle)
  return { subject: group, paper: '#e9e0d1', view: { around: 8, above: 19, fill: 0.86 } }
}

const herbalSoap: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const soap = waxy(hex, 0.55)
  const [stamp, pen] = blankCanvas(512)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 512, 512)
  for (let i = 0; i < 900; i++) {
    pen.fillStyle = hash(i, 1) > 0.5 ? 'rgba(0,0,0,.06)' : 'rgba(120,80,20,.09)'
    pen.fillRect(hash(i, 2) * 512, hash(i, 3) * 512, 2 + hash(i, 4) * 4, 2)
  }
  pen.strokeStyle = 'rgba(0,0,0,.34)'
  placed(pen, 256, 330, 190, 0, (p) => {
    p.lineWidth = 0.05
    lotusLines(p)
  })
  soap.map = textureOf(stamp)
  const bar = (x: number, y: number, z: number, turn: number) => {
    const one = roundedBox(0.5, 0.15, 0.34, soap, 0.05)
    one.position.set(x, y, z)
    one.rotation.y = turn
    group.add(one)
  }
  bar(-0.12, 0, -0.1, 0.12)
  bar(-0.1, 0.15, -0.1, -0.06)
  bar(-0.13, 0.3, -0.09, 0.2)
  const standing = roundedBox(0.5, 0.15, 0.34, soap, 0.05)
  standing.rotation.x = 1.25
  standing.rotation.z = -0.1
  standing.position.set(0.34, 0.05, 0.26)
  group.add(standing)
  const herb =
    slug === 'turmeric' ? ['#d99a2a', '#b9701c'] : slug === 'pandan' ? ['#3f6b2f', '#6d9a4c'] : slug === 'pea' ? ['#33409a', '#5a68c0'] : ['#2a2826', '#4a4644']
  if (slug === 'turmeric' || slug === 'charcoal')
    group.add(
      many(
        pebble(0.035),
        rough(0.8),
        mound(16, 0.16, 0.02, { seed: 5, stray: 0.2 }).map((one) => ({ ...one, at: [one.at[0] - 0.16, one.at[1] + 0.016, one.at[2] + 0.42] as const })),
        [herb[0]!, herb[1]!],
      ),
    )
  else
    for (let i = 0; i < 6; i++) {
      const frond = new Mesh(slug === 'pandan' ? leafSheet(0.56, 0.05, 0.08) : leafSheet(0.13, 0.1, 0.25), matt(herb[i % 2]!, 0.5))
      frond.position.set(-0.46 + i * 0.06, 0.004 * i, 0.42 - (i % 3) * 0.06)
      frond.rotation.y = slug === 'pandan' ? 0.2 + i * 0.09 : i * 1.3
      group.add(frond)
    }
  return { subject: group, paper: slug === 'charcoal' ? '#e4dacb' : '#ece4d8', view: { around: 14, above: 22, fill: 0.84 } }
}

const herbalCompress: SetUp = ({ hex }) => {
  const group = new Group()
  const cloth = clothMaterial({ colours: [hex, shade(hex, 0.2)], threads: [120, 120], slub: 0.7 }, [2.4, 1.4])
  const ball = (x: number, z: number, turn: number, lying: boolean) => {
    const one = new Group()
    const geometry = turned(
      smoothProfile(
        [
          [0, 0],
          [0.14, 0.015],
          [0.24, 0.11],
          [0.24, 0.24],
          [0.15, 0.35],
          [0.05, 0.42],
          [0.045, 0.46],
        ],
        70,
      ),
      0,
      180,
    )
    const positions = geometry.getAttribute('position')
    for (let i = 0; i < positions.count; i++) {
      const [px, py, pz] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
      const a = Math.atan2(pz, px)
      const fold = 1 + Math.sin(a * 13 + Math.sin(a * 3)) * 0.05 * Math.max(0, (py - 0.1) / 0.3) + (noise(a * 2 + 8, py * 8, 3) - 0.5) * 0.06
      positions.setXYZ(i, px * fold, py, pz * fold)
    }
    geometry.computeVertexNormals()
    one.add(new Mesh(geometry, cloth))
    one.add(
      new Mesh(
        turned(
          smoothProfile(
            [
              [0.045, 0.44],
              [0.042, 0.6],
              [0.05, 0.76],
              [0.045, 0.79],
              [0, 0.8],
            ],
            40,
          ),
          0.03,
          60,
        ),
        cloth,
      ),
    )
    for (const y of [0.44, 0.5, 0.56, 0.62]) one.add(new Mesh(twisted(circle(0.05, y, 80), 0.013, 2, 18, 6), matt('#b79a68')))
    if (lying) {
      one.rotation.set(0, turn, -1.32)
      one.position.set(x, 0.235, z)
    } else {
      one.rotation.y = turn
      one.position.set(x, 0, z)
    }
    group.add(one)
  }
  ball(-0.14, -0.12, 0.4, false)
  ball(0.02, 0.4, 0.25, true)
  const bowl = potOf(
    [
      [0.1, 0],
      [0.11, 0.02],
      [0.19, 0.06],
      [0.23, 0.13],
    ],
    0.012,
    glaze('#8a7a64', 0.1),
    '#b99d74',
  )
  bowl.position.set(0.5, 0, -0.3)
  group.add(bowl)
  const herbs = many(leafSheet(0.05, 0.024, 0.3), rough(), mound(170, 0.18, 0.06, { y: 0.09, flat: 0.8, seed: 3, stray: 0 }), ['#5f6b3a', '#b09a5a'])
  herbs.position.set(0.5, 0, -0.3)
  group.add(herbs)
  return { subject: group, paper: '#e6ddcd', view: { around: 6, above: 20, fill: 0.86 } }
}

/** Scenes of this file, by kind. */
export const fragrance: Readonly<Record<string, SetUp>> = {
  'incense-set': incense,
  'herbal-soap': herbalSoap,
  'herbal-compress': herbalCompress,
}
