import { CylinderGeometry, Group, type Material, Mesh, MeshLambertMaterial, MeshStandardMaterial, SphereGeometry, Vector3 } from 'three'
import { roundedBox } from '../../boxes.ts'
import { sheet } from '../../cloth-shapes.ts'
import { matt, metal, wood } from '../../materials.ts'
import { hash, noise } from '../../random.ts'
import { shade } from '../../surface.ts'
import { smoothProfile, tube, turned } from '../../turned.ts'

/** Sawn wood of a room and a bench: nothing shines there, so it is only lit, which is drawn sooner. */
const sawn = (hex: string, rings: number, contrast: number): MeshLambertMaterial =>
  new MeshLambertMaterial({ map: wood(hex, { rings, pixels: 384, polish: 0.1, contrast }).map, side: 2 })

/** The boards of a room, from floor to roof. */
export function boards(hex: string, behind: number, from = -0.9): Group {
  const group = new Group()
  const timber = sawn(hex, 3, 0.7)
  for (let i = -7; i <= 7; i++) {
    const board = new Mesh(
      sheet(2, 2, (u, v) => [i * 0.36 + (u - 0.5) * 0.352, v * 4 + from, behind + hash(i + 9, 2) * 0.012], [0.5, 2]),
      timber,
    )
    const uvs = board.geometry.getAttribute('uv')
    for (let k = 0; k < uvs.count; k++) uvs.setX(k, uvs.getX(k) + i * 0.43)
    group.add(board)
  }
  group.add(
    new Mesh(
      sheet(2, 2, (u, v) => [(u - 0.5) * 6, v * 4 + from, behind - 0.02]),
      matt(shade(hex, -0.6)),
    ),
  )
  return group
}

/** A bench of worn planks whose top is y = 0, and the boards of the room behind it. It goes on beyond the picture. */
export function workbench({ hex = '#8d6a48', wall = '#b7a68c', front = 1.7, behind = -1.15 } = {}): Group {
  const group = new Group()
  const wide = 0.47
  const planks = Math.ceil((front - behind) / wide)
  const timbers = [-0.05, 0.05].map((lighter) => sawn(shade(hex, lighter), 5, 1))
  for (let i = 0; i < planks; i++) {
    const timber = timbers[Math.round(hash(i, 3))]!
    const plank = roundedBox(4, 0.09, wide - 0.008, timber, 0.01)
    const uvs = plank.geometry.getAttribute('uv')
    const at = plank.geometry.getAttribute('position')
    // The grain runs along the plank.
    for (let k = 0; k < uvs.count; k++) uvs.setXY(k, at.getZ(k) * 1.4 + i * 0.37, at.getX(k) * 0.55)
    plank.position.set((hash(i, 5) - 0.5) * 0.2, -0.09, front - (i + 0.5) * wide)
    group.add(plank)
  }
  group.add(boards(wall, behind))
  return group
}

/** How a bench is lit and seen, unless a scene says otherwise. */
export const BENCH_LIGHT = { exposure: 1.3, lens: 0.012, key: [-0.9, 0.95, 0.4], lit: { at: [0, 0.2, 0.1], radius: 1.05 } } as const

/** A turned handle along y, from 0 to `long`. */
export const handle = (long: number, thick: number, hex = '#9a6a3c'): Mesh =>
  new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0],
          [thick * 0.7, 0.002],
          [thick * 0.9, long * 0.1],
          [thick * 0.62, long * 0.4],
          [thick, long * 0.78],
          [thick * 0.8, long * 0.96],
          [0, long],
        ],
        40,
      ),
      0,
      28,
    ),
    wood(hex, { rings: 3, pixels: 128, polish: 0.6 }),
  )

/** Lays a tool that was made upright down on the bench. */
export function lying(tool: Group | Mesh, x: number, z: number, turn: number, rise = 0.02): Group {
  const holder = new Group()
  tool.rotation.z = -Math.PI / 2
  holder.add(tool)
  holder.position.set(x, rise, z)
  holder.rotation.y = turn
  return holder
}

/** A chisel, blade up: `edge` wide. */
export function chisel(edge: number, long = 0.3): Group {
  const group = new Group()
  group.add(handle(long * 0.62, 0.03))
  const ferrule = new Mesh(new CylinderGeometry(0.02, 0.022, 0.03, 20), metal('#c39a4a', 0.35))
  ferrule.position.y = long * 0.62
  const blade = new Mesh(
    sheet(10, 14, (u, v) => {
      const wide = 0.012 + (edge / 2 - 0.012) * Math.min(1, v * 1.6)
      const a = (u - 0.5) * 2
      return [a * wide, long * 0.62 + v * long * 0.62, 0.006 * (1 - v) - a * a * 0.008 + 0.004]
    }),
    new MeshStandardMaterial({ color: '#b9bab8', metalness: 1, roughness: 0.32, side: 2 }),
  )
  group.add(ferrule, blade)
  return group
}

/** A hammer with its head at the top of a handle. */
export function hammer(long: number, head: number, material: Material = metal('#8f9090', 0.35)): Group {
  const group = new Group()
  group.add(handle(long, 0.022))
  const body = new Mesh(new CylinderGeometry(head * 0.34, head * 0.42, head * 1.7, 28), material)
  body.rotation.x = Math.PI / 2
  body.position.y = long - 0.02
  const ball = new Mesh(new SphereGeometry(head * 0.36, 24, 18), material)
  ball.position.set(0, long - 0.02, -head * 0.85)
  group.add(body, ball)
  return group
}

/** A painter's brush, hair up. */
export function brush(long: number, thick: number, hair = '#3a2a20', wood = '#7d4b2a'): Group {
  const group = new Group()
  group.add(
    new Mesh(
      tube(
        [new Vector3(0, 0, 0), new Vector3(0, long * 0.5, 0), new Vector3(0, long * 0.8, 0)],
        (t) => thick * (0.45 + 0.55 * Math.sin(Math.PI * (0.15 + t * 0.7))),
        12,
      ),
      matt(wood, 0.4),
    ),
  )
  const ferrule = new Mesh(new CylinderGeometry(thick * 0.9, thick * 0.8, long * 0.09, 16), metal('#c9c6be', 0.3))
  ferrule.position.y = long * 0.84
  const tip = new Mesh(
    tube([new Vector3(0, long * 0.88, 0), new Vector3(0, long * 0.95, 0), new Vector3(0, long * 1.04, 0)], (t) => thick * (0.95 - 0.9 * t ** 1.8), 12),
    matt(hair, 0.7),
  )
  group.add(ferrule, tip)
  return group
}

/** A curl of wood as a plane or chisel leaves it. */
export function shaving(seed: number, hex = '#d3a871'): Mesh {
  const turns = 1.1 + hash(seed, 1) * 1.5
  const wide = 0.03 + hash(seed, 2) * 0.035
  const long = 0.1 + hash(seed, 3) * 0.12
  const mesh = new Mesh(
    sheet(6, 60, (u, v) => {
      const a = v * turns * Math.PI * 2
      const r = 0.02 + 0.014 * v + hash(seed, 5) * 0.01
      return [Math.cos(a) * r, 0.03 + Math.sin(a) * r, (u - 0.5) * wide + v * long - long / 2 + (noise(v * 4, seed) - 0.5) * 0.02]
    }),
    matt(shade(hex, (hash(seed, 7) - 0.5) * 0.25), 0.75),
  )
  mesh.rotation.y = hash(seed, 9) * 6.28
  return mesh
}
