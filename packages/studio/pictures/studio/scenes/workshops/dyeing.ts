import { BoxGeometry, CylinderGeometry, Group, Mesh, MeshPhysicalMaterial, type MeshStandardMaterial, SphereGeometry, Vector3 } from 'three'
import { earthenware, glaze, glazeFlow, potOf } from '../../clay.ts'
import { sheet } from '../../cloth-shapes.ts'
import { hill, leafSheet } from '../../heaps.ts'
import { metal, wood } from '../../materials.ts'
import { clouds, hash, noise, smooth } from '../../random.ts'
import type { Shot } from '../../studio.ts'
import { blankCanvas, paintSurface, textureOf } from '../../surface.ts'
import { through, tube, turned, vesselProfile } from '../../turned.ts'
import { clothMaterial } from '../../weave.ts'
import { batik } from '../hangings.ts'
import { crumbs } from '../spices.ts'
import { BENCH_LIGHT, brush, handle, lying, workbench } from './props.ts'
import { skein } from './wood-and-fibre.ts'

/** A jar of indigo with its copper-coloured foam, and the cloth that was just lifted out, dripping. */
function indigoVat(): Shot {
  const group = workbench({ hex: '#75604a', wall: '#b5a791' })
  const jar = new Mesh(
    glazeFlow(
      turned(
        vesselProfile(
          [
            [0.34, 0],
            [0.37, 0.03],
            [0.5, 0.2],
            [0.53, 0.38],
            [0.49, 0.52],
            [0.46, 0.58],
            [0.5, 0.63],
          ],
          0.036,
        ),
        0.004,
      ),
      '#8f8a92',
      '#ffffff',
      false,
    ),
    earthenware('#7b4f38'),
  )
  group.add(jar)
  const size = 512
  const surface = paintSurface(size, size, 3, (x, y, point) => {
    const [u, v] = [x / size - 0.5, y / size - 0.5]
    const far = Math.hypot(u, v) * 2
    const foam = smooth(0.5, 0.72, clouds(u * 7 + 3, v * 7, 4, 5) - Math.abs(far - 0.62) * 0.5 + 0.12)
    const bubble = hash(x >> 2, y >> 2, 3) > 0.62 ? 1 : 0
    const copper = foam * (0.55 + bubble * 0.45)
    point.r = 14 + copper * 104
    point.g = 22 + copper * 62
    point.b = 58 + copper * 66
    point.height = foam * (0.5 + bubble * 0.5)
    point.rough = 0.08 + foam * 0.4
  })
  const dye = new Mesh(
    new CylinderGeometry(0.462, 0.462, 0.01, 90),
    new MeshPhysicalMaterial({ ...surface, roughness: 1, clearcoat: 0.9, clearcoatRoughness: 0.08 }),
  )
  dye.position.y = 0.545
  const uvs = dye.geometry.getAttribute('uv')
  const at = dye.geometry.getAttribute('position')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, at.getX(i) / 0.93 + 0.5, at.getZ(i) / 0.93 + 0.5)
  group.add(dye)
  const pole = new Mesh(
    tube([new Vector3(-1.5, 1.34, -0.02), new Vector3(0, 1.36, 0), new Vector3(1.5, 1.34, 0.02)], 0.028, 16),
    wood('#b6965f', { rings: 2, pixels: 256 }),
  )
  group.add(pole)
  const cloth = clothMaterial({ colours: ['#24376e', '#4a63a0', '#35498a'], threads: [150, 150], slub: 0.8, worn: 0.2 }, [2, 2])
  const wet = new MeshPhysicalMaterial({ map: cloth.map, normalMap: cloth.normalMap, roughness: 0.5, clearcoat: 0.35, clearcoatRoughness: 0.35, side: 2 })
  // Bunched on the pole, it falls into the jar in wet folds; still green where the air has not been.
  const bunch = sheet(
    170,
    150,
    (u, v) => {
      const down = 1 - v
      const wide = 0.5 - 0.2 * smooth(0, 0.95, down)
      const phase = u * 7 * Math.PI * 2 + (noise(u * 6, down * 2, 4) - 0.5) * 3.4
      const deep = 0.05 + 0.02 * down
      const x = (u - 0.5) * wide + Math.cos(phase) * 0.012 + (noise(down * 3, 2, 6) - 0.5) * 0.05 - 0.06
      const y = 1.385 - down * 0.88
      return [x, y, 0.04 + Math.sin(phase) * deep * (1 - 0.35 * down) + (clouds(u * 8, v * 8, 3, 7) - 0.5) * 0.018]
    },
    [1.1, 0.9],
  )
  group.add(new Mesh(bunch, wet))
  const over = sheet(
    170,
    20,
    (u, v) => {
      const a = v * Math.PI
      const phase = u * 7 * Math.PI * 2 + (noise(u * 6, 0, 4) - 0.5) * 3.4
      const r = 0.042 + Math.sin(phase) * 0.012
      return [(u - 0.5) * 0.5 - 0.06 + Math.cos(phase) * 0.012, 1.36 + Math.sin(a) * r, Math.cos(a) * -(r + 0.02)]
    },
    [1.1, 0.1],
  )
  group.add(new Mesh(over, wet))
  const drop = new MeshPhysicalMaterial({ color: '#1d2c60', roughness: 0.05, clearcoat: 1 })
  for (let i = 0; i < 6; i++) {
    const bead = new Mesh(new SphereGeometry(0.009 + hash(i, 1) * 0.006, 16, 14), drop)
    bead.scale.y = 1.5
    bead.position.set(-0.2 + hash(i, 2) * 0.3, 0.6 + hash(i, 3) * 0.16, 0.1 + hash(i, 4) * 0.06)
    group.add(bead)
  }
  const tones = ['#1f2f5c', '#3d5a94', '#8fa9c9', '#5c79ae']
  tones.forEach((tone, i) => {
    const x = 0.5 + i * 0.17
    const rope = skein(tone, 0.56 + hash(i, 2) * 0.1, i)
    rope.position.set(x, 1.33, 0.05)
    group.add(rope)
  })
  const dish = potOf(
    [
      [0.1, 0],
      [0.11, 0.015],
      [0.16, 0.05],
      [0.18, 0.09],
    ],
    0.012,
    glaze('#d9cdb8', 0.2),
    '#b89a70',
  )
  dish.position.set(0.66, 0, 0.42)
  dish.add(new Mesh(hill(0.15, 0.09, 0.02, 3).translate(0, 0.03, 0), crumbs('#24356b', 5)))
  group.add(dish)
  for (let i = 0; i < 18; i++) {
    const leaf = new Mesh(leafSheet(0.11, 0.045), new MeshPhysicalMaterial({ color: i % 2 ? '#4f6f3f' : '#6c8a50', roughness: 0.5, side: 2 }))
    leaf.position.set(-0.78 + hash(i, 3) * 0.34, 0.004 + (i % 4) * 0.012, 0.34 + hash(i, 5) * 0.3)
    leaf.rotation.y = hash(i, 6) * 6.28
    group.add(leaf)
  }
  return {
    subject: group,
    paper: '#d6cab6',
    view: { around: 10, above: 18, closeUp: { at: [0.06, 0.7, 0.06], radius: 0.78 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
    lit: { at: [0, 0.55, 0], radius: 1.25 },
  }
}

/** A cloth stretched on its frame: lines of wax on white, colour going in from one side. */
function batikFrame(): Shot {
  const group = workbench({ hex: '#8a6d4e', wall: '#bcae97' })
  const material: MeshStandardMaterial = batik('#1f7f9c', false)
  const source = material.map!.image as HTMLCanvasElement
  const [canvas, pen] = blankCanvas(source.width)
  pen.drawImage(source, 0, 0)
  const image = pen.getImageData(0, 0, canvas.width, canvas.height)
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const at = (y * canvas.width + x) * 4
      const [u, v] = [x / canvas.width, y / canvas.height]
      // What is not painted yet is white cloth; the wax lines are a little yellow on it.
      const bare = smooth(0.44, 0.47, u * 0.8 + (v - 0.5) * 0.3 + (clouds(u * 9, v * 9, 3, 4) - 0.5) * 0.22)
      const [r, g, b] = [image.data[at]!, image.data[at + 1]!, image.data[at + 2]!]
      const wax = smooth(205, 238, Math.min(r, g)) * (r > 225 && g > 215 && b > 190 ? 1 : 0)
      const thread = 0.965 + ((x + y) % 3) * 0.012
      const cloth = [243 * thread - wax * 26, 240 * thread - wax * 46, 232 * thread - wax * 104]
      image.data[at] = r + (cloth[0]! - r) * bare
      image.data[at + 1] = g + (cloth[1]! - g) * bare
      image.data[at + 2] = b + (cloth[2]! - b) * bare
    }
  pen.putImageData(image, 0, 0)
  material.map = textureOf(canvas)
  const stretched = new Mesh(
    sheet(60, 60, (u, v) => [(u - 0.5) * 1.3, 0.1 - Math.sin(u * Math.PI) * Math.sin(v * Math.PI) * 0.02, (0.5 - v) * 1.1], [1, 0.85]),
    material,
  )
  stretched.position.z = 0.18
  group.add(stretched)
  const bar = wood('#a9855a', { rings: 3, pixels: 256 })
  for (const side of [-1, 1]) {
    const long = new Mesh(new BoxGeometry(1.5, 0.06, 0.06), bar)
    long.position.set(0, 0.07, 0.18 + side * 0.57)
    const short = new Mesh(new BoxGeometry(0.06, 0.06, 1.3), bar)
    short.position.set(side * 0.67, 0.072, 0.18)
    group.add(long, short)
    for (let i = 0; i < 7; i++) {
      const pin = new Mesh(new SphereGeometry(0.012, 14, 10), metal('#c9c3b4', 0.3))
      pin.position.set(-0.6 + i * 0.2, 0.105, 0.18 + side * 0.555)
      group.add(pin)
    }
  }
  const dishes: [string, number, number][] = [
    ['#1f7f9c', -0.46, -0.58],
    ['#e9859a', -0.2, -0.66],
    ['#f0c05a', 0.06, -0.6],
    ['#12455c', 0.32, -0.68],
  ]
  for (const [tone, x, z] of dishes) {
    const dish = potOf(
      [
        [0.08, 0],
        [0.09, 0.012],
        [0.115, 0.07],
        [0.12, 0.1],
      ],
      0.009,
      glaze('#f0ebe0', 0),
      '#e3dac8',
    )
    dish.position.set(x, 0, z)
    const paint = new Mesh(new CylinderGeometry(0.106, 0.1, 0.01, 40), new MeshPhysicalMaterial({ color: tone, roughness: 0.06, clearcoat: 1 }))
    paint.position.y = 0.075
    dish.add(paint)
    group.add(dish)
  }
  const canting = new Group()
  canting.add(handle(0.3, 0.016, '#a06a35'))
  const cup = new Mesh(new SphereGeometry(0.034, 24, 18), metal('#b8693c', 0.3))
  cup.scale.set(1, 1.1, 0.9)
  cup.position.y = 0.33
  const spout = new Mesh(
    tube(
      through(
        [
          [0, 0.35, 0],
          [0.012, 0.385, 0.004],
          [0.03, 0.4, 0.004],
        ],
        12,
      ),
      0.005,
      8,
    ),
    metal('#b8693c', 0.3),
  )
  canting.add(cup, spout)
  group.add(lying(canting, 0.1, 0.38, 0.5, 0.135), lying(brush(0.46, 0.014, '#1f5f78', '#8a5a34'), -0.5, 0.36, 0.9, 0.12))
  return {
    subject: group,
    paper: '#ded2be',
    view: { around: -10, above: 46, closeUp: { at: [0, 0.08, 0.06], radius: 0.68 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
  }
}

export const dyeing: Readonly<Record<string, () => Shot>> = { 'indigo-vat': indigoVat, 'batik-frame': batikFrame }
