import { type BufferGeometry, ExtrudeGeometry, Mesh, type Material, Shape } from 'three'

/** A box with rounded edges, standing on y = 0; its faces are mapped by x, y and z so that drawings lie where one expects them. */
export function roundedBox(width: number, height: number, depth: number, material: Material, radius = 0.02): Mesh {
  const r = Math.min(radius, width / 2.01, depth / 2.01, height / 2.01)
  const shape = new Shape()
  const [w, d] = [width / 2 - r, depth / 2 - r]
  shape.moveTo(-w, -d - r)
  shape.lineTo(w, -d - r)
  shape.absarc(w, -d, r, -Math.PI / 2, 0, false)
  shape.lineTo(w + r, d)
  shape.absarc(w, d, r, 0, Math.PI / 2, false)
  shape.lineTo(-w, d + r)
  shape.absarc(-w, d, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-w - r, -d)
  shape.absarc(-w, -d, r, Math.PI, Math.PI * 1.5, false)
  const bevel = r * 0.7
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - bevel * 2,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments: 8,
  })
  geometry.rotateX(-Math.PI / 2)
  geometry.translate(0, bevel, 0)
  const positions = geometry.getAttribute('position')
  const normals = geometry.getAttribute('normal')
  const uvs = geometry.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) {
    const [x, y, z] = [positions.getX(i) / width + 0.5, positions.getY(i) / height, 0.5 - positions.getZ(i) / depth]
    const [nx, ny, nz] = [Math.abs(normals.getX(i)), Math.abs(normals.getY(i)), Math.abs(normals.getZ(i))]
    if (ny > nx && ny > nz) uvs.setXY(i, x, z)
    else if (nz >= nx) uvs.setXY(i, x, y)
    else uvs.setXY(i, z, y)
  }
  return new Mesh(geometry, material)
}

/** Maps a turned or flat piece from above, so that a round drawing lies centred on it. */
export function mappedFromAbove<M extends Material>(mesh: Mesh<BufferGeometry, M>, radius: number): Mesh<BufferGeometry, M> {
  const positions = mesh.geometry.getAttribute('position')
  const uvs = mesh.geometry.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, positions.getX(i) / (2 * radius) + 0.5, 0.5 - positions.getZ(i) / (2 * radius))
  return mesh
}
