import { CylinderGeometry, Group, Mesh, MeshPhysicalMaterial, SphereGeometry } from 'three'
import { gilt } from '../clay.ts'
import { matt, metal, wood } from '../materials.ts'
import { bands, diamonds, starRow, teeth, tile } from '../motif.ts'
import { ball, joined, limb, sculpt } from '../sculpt.ts'
import { blankCanvas, shade, textureOf } from '../surface.ts'
import { circle, smoothProfile, through, tube, turned } from '../turned.ts'
import { clothMaterial } from '../weave.ts'
import type { SetUp } from './set-up.ts'
import { goldWork, flamePlate, crown } from './khon.ts'

const puppet: SetUp = ({ hex }) => {
  const group = new Group()
  const cloth = clothMaterial(
    {
      colours: [hex, '#e0b04a', shade(hex, 0.35), '#f3e3b0'],
      motif: bands([
        [34, 0],
        [2, 1],
        [40, tile('star', 2)],
        [2, 1],
        [26, starRow(24, [1, 3])],
        [3, 1],
        [8, teeth(8, 8, 1)],
      ]),
      silk: true,
      raised: 0.6,
      threads: [240, 230],
    },
    [2, 1],
  )
  const robe = turned(
    smoothProfile(
      [
        [0.4, 0.2],
        [0.37, 0.3],
        [0.27, 0.6],
        [0.19, 0.82],
        [0.12, 0.92],
        [0.05, 0.96],
      ],
      80,
    ),
    0,
    160,
  )
  const positions = robe.getAttribute('position')
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const depth = Math.max(0, (0.9 - y) / 0.7) ** 1.3 * 0.1
    const fold = 1 + Math.sin(Math.atan2(z, x) * 9 + Math.sin(Math.atan2(z, x) * 3) * 1.2) * depth
    positions.setXYZ(i, x * fold * 1.12, y + Math.sin(Math.atan2(z, x) * 9) * depth * 0.08, z * fold * 0.72)
  }
  robe.computeVertexNormals()
  group.add(new Mesh(robe, cloth))
  const skin = new MeshPhysicalMaterial({ color: '#f3e6d3', roughness: 0.35, clearcoat: 0.5 })
  const faceForm = joined(0.03, ball(0, 1.1, 0, 0.105, 0.135, 0.1), ball(0, 1.08, 0.1, 0.014, 0.03, 0.018), limb([0, 0.92, 0], [0, 1.02, 0], 0.045))
  const geometry = sculpt(faceForm, [-0.14, 0.86, -0.14], [0.14, 1.26, 0.16], 0.007)
  const [canvas, pen] = blankCanvas(512)
  pen.fillStyle = '#f3e6d3'
  pen.fillRect(0, 0, 512, 512)
  pen.strokeStyle = pen.fillStyle = '#1c1512'
  pen.lineWidth = 8
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(256 + side * 34, 190)
    pen.quadraticCurveTo(256 + side * 90, 140, 256 + side * 150, 184)
    pen.stroke()
    pen.beginPath()
    pen.ellipse(256 + side * 84, 232, 36, 13, side * 0.1, 0, 7)
    pen.fillStyle = '#fff'
    pen.fill()
    pen.lineWidth = 5
    pen.stroke()
    pen.lineWidth = 8
    pen.fillStyle = '#1c1512'
    pen.beginPath()
    pen.arc(256 + side * 84, 232, 13, 0, 7)
    pen.fill()
    pen.fillStyle = 'rgba(214,110,100,.25)'
    pen.beginPath()
    pen.arc(256 + side * 110, 310, 38, 0, 7)
    pen.fill()
    pen.fillStyle = '#1c1512'
  }
  pen.fillStyle = '#b8313a'
  pen.beginPath()
  pen.moveTo(206, 362)
  pen.quadraticCurveTo(256, 344, 306, 362)
  pen.quadraticCurveTo(256, 398, 206, 362)
  pen.fill()
  skin.map = textureOf(canvas)
  skin.color.set('#ffffff')
  const uvs = geometry.getAttribute('uv')
  const facePositions = geometry.getAttribute('position')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, facePositions.getX(i) / 0.26 + 0.5, (facePositions.getY(i) - 1.1) / 0.3 + 0.5)
  group.add(new Mesh(geometry, skin))
  const hat = crown(0.4, '#b3262b')
  hat.position.y = 1.17
  group.add(hat)
  for (const side of [-1, 1]) {
    const ear = flamePlate(0.1, gilt('#e2b354', 0.3))
    ear.position.set(side * 0.1, 1.03, 0.02)
    ear.scale.x *= side
    const sleeve = new Mesh(
      tube(
        through(
          [
            [side * 0.13, 0.84, 0.02],
            [side * 0.3, 0.78, 0.1],
            [side * 0.42, 0.84, 0.2],
          ],
          40,
        ),
        (t) => 0.06 - t * 0.018,
        20,
      ),
      cloth,
    )
    const hand = new Mesh(
      sculpt(
        joined(
          0.02,
          ball(0, 0, 0, 0.034, 0.042, 0.022),
          limb([0, 0.03, 0], [side * 0.008, 0.1, 0.006], 0.01, 0.006),
          limb([0.014, 0.03, 0], [0.03, 0.095, 0.004], 0.01, 0.006),
          limb([-0.014, 0.03, 0], [-0.026, 0.09, 0.004], 0.01, 0.006),
        ),
        [-0.06, -0.06, -0.04],
        [0.06, 0.13, 0.04],
        0.005,
      ),
      matt('#f3e6d3', 0.4),
    )
    hand.position.set(side * 0.44, 0.87, 0.21)
    hand.rotation.z = side * -0.4
    const cuff = new Mesh(tube(circle(0.045, 0, 40), 0.012, 8), gilt())
    cuff.position.set(side * 0.415, 0.84, 0.2)
    cuff.rotation.z = side * 0.8
    const stick = new Mesh(new CylinderGeometry(0.008, 0.008, 0.66, 10), wood('#7a4f2c', { pixels: 128 }))
    stick.position.set(side * 0.4, 0.54, 0.22)
    stick.rotation.z = side * -0.1
    group.add(ear, sleeve, hand, cuff, stick)
  }
  const collar = new Mesh(
    turned(
      smoothProfile(
        [
          [0.2, 0.845],
          [0.17, 0.88],
          [0.1, 0.93],
          [0.05, 0.955],
        ],
        30,
      ),
      0,
      90,
    ),
    goldWork(),
  )
  collar.scale.set(1.12, 1, 0.8)
  group.add(collar)
  const rod = new Mesh(new CylinderGeometry(0.02, 0.02, 0.5, 16), wood('#7a4f2c', { pixels: 256 }))
  rod.position.y = 0.25
  const foot = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0],
          [0.2, 0],
          [0.22, 0.02],
          [0.2, 0.045],
          [0.06, 0.06],
          [0, 0.062],
        ],
        40,
      ),
      0,
    ),
    wood('#5b3a22', { rings: 5 }),
  )
  group.add(rod, foot)
  return { subject: group, paper: '#ece3d6', view: { around: -12, above: 6, fill: 0.88 } }
}

const doll: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const bright = ['#d8402f', '#e8b63e', '#3f8a5a', '#3b62b0', '#e889a0']
  const jacket = clothMaterial(
    {
      colours: [hex, ...bright],
      motif: bands([
        [24, 0],
        [3, 1],
        [12, teeth(12, 12, 2)],
        [3, 3],
        [16, diamonds(16, 16)],
        [3, 5],
      ]),
      threads: [130, 130],
      raised: 0.5,
      slub: 0.5,
    },
    [1.6, 1],
  )
  const skirt = clothMaterial(
    {
      colours: [slug === 'red' ? '#2a262c' : shade(hex, -0.2), ...bright],
      motif: bands([
        [10, 0],
        [4, 1],
        [8, 0],
        [3, 2],
        [10, teeth(10, 10, 4)],
        [3, 3],
        [8, 0],
        [4, 5],
      ]),
      threads: [130, 130],
      raised: 0.4,
      slub: 0.5,
    },
    [2, 1],
  )
  const skin = matt('#e3b98f', 0.85)
  const body = turned(
    smoothProfile(
      [
        [0.12, 0.34],
        [0.2, 0.36],
        [0.22, 0.5],
        [0.19, 0.66],
        [0.12, 0.76],
        [0.06, 0.78],
      ],
      50,
    ),
    0.01,
  )
  group.add(new Mesh(body, jacket))
  const hem = turned(
    smoothProfile(
      [
        [0.31, 0.14],
        [0.29, 0.22],
        [0.22, 0.4],
        [0.19, 0.44],
      ],
      50,
    ),
    0,
    140,
  )
  const positions = hem.getAttribute('position')
  for (let i = 0; i < positions.count; i++) {
    const fold = 1 + Math.sin(Math.atan2(positions.getZ(i), positions.getX(i)) * 16) * 0.045 * Math.max(0, (0.44 - positions.getY(i)) / 0.3)
    positions.setXYZ(i, positions.getX(i) * fold, positions.getY(i), positions.getZ(i) * fold)
  }
  hem.computeVertexNormals()
  group.add(new Mesh(hem, skirt))
  const head = new Mesh(new SphereGeometry(0.2, 48, 36), skin)
  head.position.y = 0.93
  head.scale.set(1, 0.96, 0.94)
  group.add(head)
  for (const side of [-1, 1]) {
    const eye = new Mesh(new SphereGeometry(0.018, 16, 12), new MeshPhysicalMaterial({ color: '#17120f', roughness: 0.2 }))
    eye.position.set(side * 0.07, 0.945, 0.172)
    const cheek = new Mesh(new SphereGeometry(0.03, 16, 12), matt('#d98f7a'))
    cheek.position.set(side * 0.108, 0.895, 0.142)
    cheek.scale.z = 0.35
    const arm = new Mesh(
      tube(
        through(
          [
            [side * 0.15, 0.7, 0],
            [side * 0.27, 0.58, 0.06],
            [side * 0.3, 0.44, 0.12],
          ],
          30,
        ),
        (t) => 0.066 - t * 0.014,
        18,
      ),
      jacket,
    )
    const hand = new Mesh(new SphereGeometry(0.05, 20, 16), skin)
    hand.position.set(side * 0.3, 0.41, 0.13)
    const legPart = new Mesh(
      tube(
        through(
          [
            [side * 0.09, 0.24, 0],
            [side * 0.1, 0.06, 0.02],
          ],
          10,
        ),
        0.058,
        16,
      ),
      clothMaterial({
        colours: [shade(hex, -0.3), ...bright],
        motif: bands([
          [12, 0],
          [4, 1],
          [6, 0],
          [4, 2],
        ]),
        threads: [60, 60],
      }),
    )
    const foot = new Mesh(new SphereGeometry(0.07, 20, 16), matt('#3a2a20'))
    foot.position.set(side * 0.1, 0.045, 0.045)
    foot.scale.set(0.86, 0.64, 1.3)
    group.add(eye, cheek, arm, hand, legPart, foot)
  }
  group.add(
    new Mesh(
      tube(
        through(
          [
            [-0.05, 0.865, 0.176],
            [0, 0.848, 0.184],
            [0.05, 0.865, 0.176],
          ],
          16,
        ),
        0.006,
        8,
      ),
      matt('#a83a30'),
    ),
  )
  const cap = new Mesh(
    turned(
      smoothProfile(
        [
          [0.2, 0.97],
          [0.214, 1.02],
          [0.19, 1.1],
          [0.12, 1.17],
          [0, 1.2],
        ],
        40,
      ),
      0.006,
    ),
    jacket,
  )
  group.add(cap)
  const silver = metal('#d0cec8', 0.25)
  for (let i = 0; i < 26; i++) {
    const turn = ((i - 12.5) / 12.5) * 2.2
    const bead = new Mesh(new SphereGeometry(0.017, 12, 10), i % 3 ? silver : matt(bright[i % 5]!, 0.4))
    bead.position.set(Math.sin(turn) * 0.214, 0.985, Math.cos(turn) * 0.205)
    group.add(bead)
  }
  for (const side of [-1, 1])
    for (let k = 0; k < 6; k++) {
      const bead = new Mesh(new SphereGeometry(0.014, 12, 10), k % 2 ? silver : matt(bright[k % 5]!, 0.4))
      bead.position.set(side * (0.212 + k * 0.002), 0.95 - k * 0.032, 0.03)
      group.add(bead)
    }
  const pom = new Mesh(new SphereGeometry(0.05, 20, 16), matt('#d8402f', 0.95))
  pom.position.y = 1.22
  group.add(pom, new Mesh(tube(circle(0.1, 0.772, 60), 0.016, 10), silver))
  return { subject: group, paper: '#ece3d7', view: { around: -14, above: 7, fill: 0.84 } }
}

/** Scenes of this file, by kind. */
export const dolls: Readonly<Record<string, SetUp>> = {
  puppet,
  'hill-tribe-doll': doll,
}
