import { Group, Mesh, MeshLambertMaterial } from 'three'
import { sheet } from '../../cloth-shapes.ts'
import { matt, wood } from '../../materials.ts'
import { hash } from '../../random.ts'
import { shade } from '../../surface.ts'

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
