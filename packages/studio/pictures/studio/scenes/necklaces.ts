import { CylinderGeometry, Group, Mesh, MeshPhysicalMaterial, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import { twisted } from '../basketry.ts'
import { matt, metal, wroughtMetal } from '../materials.ts'
import { leaf, petal, placed, rosette } from '../ornament.ts'
import { ball, joined, limb, sculpt, without } from '../sculpt.ts'
import { clothMaterial } from '../weave.ts'
import { tube } from '../turned.ts'
import type { SetUp } from './set-up.ts'
import { SILVER, GOLD, gem } from './rings.ts'
import { domed, leafOutline } from './earrings.ts'

/** A bust to hang necklaces on: neck and shoulders, in linen. */
const bust = joined(0.16, limb([0, 0.78, -0.02], [0, 1.14, -0.03], 0.14, 0.125), ball(0, 0.5, -0.02, 0.46, 0.38, 0.15), ball(0, 0.24, 0.0, 0.36, 0.34, 0.16))

const bustForm = without(bust, (_x, y) => y, 0.01)

function neckForm(): Mesh {
  const linen = clothMaterial({ colours: ['#c6baa6', '#d3c9b8'], threads: [140, 140], slub: 0.7 }, [1.1, 1.1])
  return new Mesh(
    sculpt(
      without(bustForm, (_x, y) => 1.12 - y, 0.02),
      [-0.52, -0.03, -0.24],
      [0.52, 1.16, 0.24],
      0.015,
    ),
    linen,
  )
}

/** How far the front of the bust stands out at a point. */
function onForm(x: number, y: number): number {
  let z = 0.4
  for (let step = 0; step < 60 && z > -0.1; step++) {
    const d = bust(x, y, z)
    if (d < 0.001) break
    z -= Math.max(0.003, d * 0.7)
  }
  return z
}

/** The line a chain takes: around the neck behind, over the collar bones, down to `drop` in front. */
function neckLine(width: number, drop: number, steps = 140): Vector3[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((i / steps) * 2 - 1) * 2.5
    const front = Math.cos(angle)
    const x = Math.sin(angle) * width * (front > 0 ? 1 : 1 - 0.35 * -front)
    const y = 0.95 - drop * Math.max(0, front) ** 1.25 + Math.max(0, -front) * 0.06
    const lying = onForm(x, y) + 0.012
    const t = Math.min(1, Math.max(0, (front + 0.12) / 0.3))
    return new Vector3(x, y, lying * t + (-0.06 + front * 0.16) * (1 - t))
  })
}

const pendant: SetUp = ({ slug, motif }, view) => {
  const group = new Group()
  const colour = slug === 'gold' ? GOLD : SILVER
  const shine = metal(colour, 0.18)
  group.add(neckForm())
  group.add(new Mesh(twisted(neckLine(0.165, 0.44, 300), 0.013, 2, 80, 6), shine))
  const work = (pen: CanvasRenderingContext2D, w: number, h: number) => {
    pen.lineWidth = 10
    if (motif === 'fish') {
      for (let y = 0; y < 8; y++)
        for (let x = 0; x < 10; x++) {
          pen.beginPath()
          pen.arc((x + (y % 2) / 2) * w * 0.1, h * (y * 0.14), w * 0.055, 0, Math.PI)
          pen.stroke()
        }
    } else if (motif === 'sun') {
      placed(pen, w / 2, h / 2, w * 0.2, 0, rosette(10, 0.3))
      for (let k = 0; k < 18; k++)
        placed(pen, w / 2 + Math.cos(k * 0.349) * w * 0.28, h / 2 + Math.sin(k * 0.349) * w * 0.28, w * 0.14, k * 0.349 + 1.57, petal(0.24))
    } else {
      pen.beginPath()
      pen.moveTo(w / 2, 0)
      pen.lineTo(w / 2, h)
      pen.stroke()
      for (let k = 1; k < 10; k++)
        for (const s of [-1, 1]) {
          pen.beginPath()
          pen.moveTo(w / 2, h * (k / 10))
          pen.quadraticCurveTo(w / 2 + s * w * 0.2, h * (k / 10 - 0.02), w / 2 + s * w * 0.4, h * (k / 10 - 0.12))
          pen.stroke()
        }
    }
  }
  const engraved = wroughtMetal(colour, { work, aged: 0.8, width: 768, height: 768, depth: 8 })
  const shape: [number, number][] =
    motif === 'sun'
      ? Array.from({ length: 72 }, (_, i) => {
          const a = (i / 72) * 6.2832
          const r = 0.145 + 0.022 * Math.cos(a * 18)
          return [Math.cos(a) * r, -0.17 + Math.sin(a) * r]
        })
      : motif === 'fish'
        ? [
            [0, 0],
            [0.07, -0.06],
            [0.1, -0.15],
            [0.075, -0.24],
            [0.03, -0.3],
            [0.1, -0.39],
            [0, -0.365],
            [-0.1, -0.39],
            [-0.03, -0.3],
            [-0.075, -0.24],
            [-0.1, -0.15],
            [-0.07, -0.06],
          ]
        : leafOutline(0.2, 0.36)
  const piece = domed(shape, engraved, 0.028)
  piece.position.set(0, 0.5, onForm(0, 0.4) + 0.022)
  const bail = new Mesh(new TorusGeometry(0.024, 0.008, 10, 30), shine)
  bail.position.set(0, 0.515, onForm(0, 0.5) + 0.016)
  bail.rotation.y = Math.PI / 2
  group.add(piece, bail)
  return view === 'a'
    ? { subject: group, paper: '#e6ddd0', view: { around: 12, above: 8, fill: 0.86 } }
    : { subject: group, paper: '#e6ddd0', view: { around: -16, above: 10, closeUp: { at: [0, 0.42, 0.14], radius: 0.26 }, fill: 0.96 }, lens: 0.05 }
}

const torque: SetUp = ({ slug }) => {
  const group = new Group()
  const shine = wroughtMetal(slug === 'oxidised' ? '#94928c' : SILVER, {
    work: (pen, w, h) => {
      for (let k = 0; k < 60; k++) pen.fillRect(w * (k / 60), 0, w / 150, h)
    },
    aged: slug === 'oxidised' ? 1 : 0.6,
    width: 1024,
    height: 256,
    depth: 4,
  })
  group.add(neckForm())
  for (let ring = 0; ring < 4; ring++) {
    const width = 0.175 + ring * 0.03
    const path = neckLine(width, 0.14 + ring * 0.085, 160).map((p) => p.setZ(p.z + 0.012))
    group.add(
      new Mesh(
        tube(path, (t) => 0.014 + 0.013 * Math.sin(t * Math.PI), 14),
        shine,
      ),
    )
  }
  const plate = domed(
    [
      [-0.09, 0],
      [0.09, 0],
      [0.12, -0.08],
      [0.06, -0.2],
      [0, -0.24],
      [-0.06, -0.2],
      [-0.12, -0.08],
    ],
    wroughtMetal(slug === 'oxidised' ? '#94928c' : SILVER, {
      work: (pen, w, h) => placed(pen, w / 2, h * 0.5, w * 0.3, 0, rosette(8, 0.34)),
      aged: 0.9,
      width: 512,
      height: 512,
    }),
    0.014,
  )
  plate.position.set(0, 0.52, onForm(0, 0.45) + 0.03)
  group.add(plate)
  if (slug === 'coins')
    for (let i = -5; i <= 5; i++) {
      const x = i * 0.055
      const y = 0.5 + Math.abs(i) * 0.034 - 0.02
      const bead = new Mesh(new SphereGeometry(0.017, 14, 10), matt(['#c8402f', '#2f6fb0', '#e6b53e'][Math.abs(i) % 3]!, 0.3))
      bead.position.set(x, y, onForm(x, y) + 0.02)
      const coin = new Mesh(new CylinderGeometry(0.03, 0.03, 0.006, 24), shine)
      coin.rotation.x = Math.PI / 2 - 0.1
      coin.position.set(x, y - 0.05, onForm(x, y) + 0.02)
      group.add(bead, coin)
    }
  return { subject: group, paper: '#e6dfd4', view: { around: -12, above: 8, fill: 0.86 } }
}

const goldNecklace: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const shine = wroughtMetal(GOLD, {
    work: (pen, w, h) => {
      for (let k = 0; k < 120; k++) pen.fillRect(w * (k / 120), 0, w / 300, h)
    },
    aged: 0.6,
    width: 1024,
    height: 128,
    depth: 5,
  })
  group.add(neckForm())
  group.add(new Mesh(twisted(neckLine(0.168, 0.36, 340), 0.026, 4, 56, 8), shine))
  const enamel = new MeshPhysicalMaterial({ color: slug === 'chain' ? '#e2b354' : hex, roughness: 0.15, clearcoat: 1, metalness: slug === 'chain' ? 1 : 0 })
  for (let i = -3; i <= 3; i++) {
    const line = neckLine(0.168, 0.36, 60)
    const at = line[30 + i * 3]!
    const bead = new Group()
    bead.add(new Mesh(new SphereGeometry(0.036 - Math.abs(i) * 0.003, 28, 20), i % 2 === 0 ? enamel : shine))
    const ring = new Mesh(new TorusGeometry(0.036 - Math.abs(i) * 0.003, 0.007, 10, 36), shine)
    ring.rotation.y = Math.PI / 2
    bead.add(ring)
    bead.position.copy(at).add(new Vector3(0, 0, 0.02))
    group.add(bead)
  }
  const drop = domed(
    leafOutline(0.14, 0.2),
    wroughtMetal(GOLD, {
      work: (pen, w, h) => {
        placed(pen, w / 2, h * 0.85, h * 0.7, 0, leaf)
        placed(pen, w / 2, h * 0.5, h * 0.18, 0, rosette(6, 0.36))
      },
      aged: 0.9,
      width: 512,
      height: 512,
    }),
    0.02,
  )
  drop.position.set(0, 0.56, onForm(0, 0.5) + 0.03)
  const jewel = gem(slug === 'enamel-green' ? '#15804a' : '#b01830', 0.026)
  jewel.position.set(0, 0.48, onForm(0, 0.48) + 0.055)
  jewel.rotation.x = Math.PI / 2
  group.add(drop, jewel)
  return { subject: group, paper: '#e8ded0', view: { around: 10, above: 8, closeUp: { at: [0, 0.6, 0.1], radius: 0.5 }, fill: 0.98 }, lens: 0.05 }
}

/** Scenes of this file, by kind. */
export const necklaces: Readonly<Record<string, SetUp>> = {
  'pendant-necklace': pendant,
  torque,
  'gold-necklace': goldNecklace,
}
