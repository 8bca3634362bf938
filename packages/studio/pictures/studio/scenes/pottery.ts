import { BufferAttribute, Group, Mesh, TorusGeometry, Vector2 } from 'three'
import { earthenware, glaze, glazeFlow, potOf } from '../clay.ts'
import { blankCanvas, heightsOf, normalsFrom, shade } from '../surface.ts'
import { row, flameLeaf, vine, rosette } from '../ornament.ts'
import { type Profile, turned, vesselProfile } from '../turned.ts'
import type { SetUp } from './set-up.ts'

const VASE: Profile = [
  [0.2, 0],
  [0.22, 0.02],
  [0.34, 0.18],
  [0.43, 0.42],
  [0.4, 0.66],
  [0.25, 0.84],
  [0.14, 0.96],
  [0.125, 1.06],
  [0.16, 1.16],
  [0.24, 1.23],
]
const BOTTLE: Profile = [
  [0.22, 0],
  [0.24, 0.02],
  [0.36, 0.14],
  [0.42, 0.32],
  [0.36, 0.5],
  [0.2, 0.66],
  [0.11, 0.82],
  [0.095, 1.0],
  [0.12, 1.16],
  [0.16, 1.22],
]
const BOWL: Profile = [
  [0.14, 0],
  [0.15, 0.035],
  [0.2, 0.06],
  [0.33, 0.14],
  [0.41, 0.25],
  [0.44, 0.33],
]

/** Vertical flutes pressed into a vessel, fading at foot and lip. */
function fluted(mesh: Mesh, count: number, depth: number): Mesh {
  const positions = mesh.geometry.getAttribute('position') as BufferAttribute
  mesh.geometry.computeBoundingBox()
  const { max } = mesh.geometry.boundingBox!
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const t = y / max.y
    const amount = 1 - depth * Math.abs(Math.sin((Math.atan2(z, x) * count) / 2)) ** 0.6 * Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.06) / 0.8)))
    positions.setXYZ(i, x * amount, y, z * amount)
  }
  mesh.geometry.computeVertexNormals()
  return mesh
}

const PAPERS: Readonly<Record<string, string>> = { jade: '#ece4d6', mist: '#e8e3da', olive: '#e9ddc8', cream: '#d9d2c4', ocean: '#e9e2d4', honey: '#e6ddcd' }

const celadonVase: SetUp = ({ slug, hex }, view) => {
  const group = new Group()
  const lip = slug === 'cream' ? '#d9c39b' : '#bfa67c'
  const material = glaze(hex, slug === 'olive' ? 0.3 : 0.8)
  const vase = potOf(slug === 'mist' || slug === 'cream' ? BOTTLE : VASE, 0.018, material, lip)
  if (slug === 'olive') fluted(vase, 18, 0.07)
  group.add(vase)
  const bowl = potOf(BOWL, 0.016, glaze(shade(hex, 0.12), 0.7), lip)
  bowl.scale.setScalar(0.62)
  bowl.position.set(0.56, 0, 0.34)
  group.add(bowl)
  return view === 'a'
    ? { subject: group, paper: PAPERS[slug]!, view: { around: 0, above: 13, fill: 0.7 } }
    : { subject: group, paper: PAPERS[slug]!, view: { around: 24, above: 26, fill: 0.9, closeUp: { at: [0.16, 0.78, 0.06], radius: 0.52 } }, lens: 0.09 }
}

const celadonBowls: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const lip = '#b79a6c'
  const bowls: [number, number, number, number, number][] = [
    [0, 0, 0, 1, 0],
    [0, 0.1, 0, 0.97, 0.04],
    [0.74, 0, 0.36, 0.7, 0.16],
    [-0.3, 0, 0.74, 0.52, -0.05],
  ]
  for (const [x, y, z, size, tone] of bowls) {
    const bowl = potOf(BOWL, 0.017, glaze(shade(slug === 'honey' ? '#93642a' : hex, tone), 0.9), lip)
    bowl.scale.setScalar(size)
    bowl.position.set(x, y, z)
    bowl.rotation.y = x * 3 + y * 9
    group.add(bowl)
  }
  return { subject: group, paper: PAPERS[slug]!, view: { around: 8, above: 30, fill: 0.8 } }
}

const POT: Profile = [
  [0.26, 0],
  [0.28, 0.02],
  [0.42, 0.16],
  [0.52, 0.4],
  [0.5, 0.62],
  [0.36, 0.78],
  [0.27, 0.84],
  [0.29, 0.9],
  [0.37, 0.95],
]
const JUG: Profile = [
  [0.16, 0],
  [0.17, 0.02],
  [0.25, 0.14],
  [0.28, 0.3],
  [0.22, 0.44],
  [0.13, 0.54],
  [0.12, 0.62],
  [0.17, 0.7],
]

const terracottaPot: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const carved = (profile: Profile, tone: number) => {
    const material = earthenware(shade(hex, tone))
    const [canvas, pen] = blankCanvas(2048, 1024)
    pen.fillStyle = '#999'
    pen.fillRect(0, 0, 2048, 1024)
    pen.strokeStyle = pen.fillStyle = '#222'
    pen.lineWidth = 9
    // The outside is the lower half of the wall's length; the band sits on the shoulder.
    const band = 1024 * 0.655
    for (const y of [band - 74, band + 74, band - 92, band + 92]) pen.strokeRect(-20, y, 2088, 1)
    pen.lineWidth = 7
    vine(pen, 2048, band, 30, 8, rosette(6, 0.3))
    row(pen, 2048, band + 190, 40, 62, flameLeaf)
    material.normalMap = normalsFrom(heightsOf(canvas, 2), 2048, 1024, 7)
    material.normalScale = new Vector2(1, 1)
    const mesh = new Mesh(glazeFlow(turned(vesselProfile(profile, 0.026)), shade('#ffffff', -0.2), '#8a6a58', false), material)
    return mesh
  }
  const pot = carved(POT, 0)
  group.add(pot)
  const jug = carved(JUG, -0.08)
  jug.position.set(0.66, 0, 0.34)
  group.add(jug)
  const dish = potOf(
    [
      [0.2, 0],
      [0.21, 0.02],
      [0.3, 0.05],
      [0.34, 0.1],
    ],
    0.02,
    earthenware(shade(hex, 0.1)),
    '#ffffff',
  )
  dish.position.set(-0.36, 0, 0.72)
  dish.scale.setScalar(0.8)
  group.add(dish)
  const ring = new Mesh(new TorusGeometry(0.27, 0.012, 8, 80), pot.material)
  ring.rotation.x = Math.PI / 2
  ring.position.y = 0.835
  ring.geometry.setAttribute('color', new BufferAttribute(new Float32Array(ring.geometry.getAttribute('position').count * 3).fill(1), 3))
  group.add(ring)
  return { subject: group, paper: slug === 'sand' ? '#d5c4b2' : '#e7dccb', view: { around: 0, above: 16, fill: 0.78 } }
}

export const pottery: Readonly<Record<string, SetUp>> = {
  'celadon-vase': celadonVase,
  'celadon-bowls': celadonBowls,
  'terracotta-pot': terracottaPot,
}
