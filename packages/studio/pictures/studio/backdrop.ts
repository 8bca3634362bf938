import { BufferGeometry, CanvasTexture, Color, Float32BufferAttribute, Mesh, MeshLambertMaterial, RepeatWrapping, SRGBColorSpace } from 'three'
import { clouds, hash } from './random.ts'

/** Seamless paper: a floor that bends up into the wall. `size` is the reach of the piece in front of it. */
export function paperBackdrop(tint: string, size: number): Mesh {
  const depthBehind = 2.6 * size
  const bend = 2.2 * size
  const profile: [number, number][] = []
  for (let i = 0; i <= 8; i++) profile.push([9 * size - ((9 * size + depthBehind) * i) / 8, 0])
  for (let i = 1; i <= 24; i++) {
    const angle = (i / 24) * (Math.PI / 2)
    profile.push([-depthBehind - Math.sin(angle) * bend, bend - Math.cos(angle) * bend])
  }
  profile.push([-depthBehind - bend, 16 * size])
  const columns = 2
  const positions: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  profile.forEach(([z, y], row) => {
    for (let column = 0; column < columns; column++) {
      const x = (column - 0.5) * 40 * size
      positions.push(x, y, z)
      uvs.push(x / (3 * size), (row < 9 ? -z : depthBehind + y) / (3 * size))
    }
    if (row > 0) {
      const at = row * columns
      faces.push(at - 2, at - 1, at, at - 1, at + 1, at)
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ map: paperTexture(tint), side: 2 }))
  mesh.receiveShadow = true
  return mesh
}

function paperTexture(tint: string): CanvasTexture {
  const size = 256
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const pen = canvas.getContext('2d')!
  const image = pen.createImageData(size, size)
  const colour = new Color(tint)
  const [r, g, b] = colour.convertLinearToSRGB().toArray() as [number, number, number]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const wash = 1 + (clouds(x / 64, y / 64, 2, 3) - 0.5) * 0.012 + (hash(x, y, 5) - 0.5) * 0.006
      const at = (y * size + x) * 4
      image.data[at] = r * 255 * wash
      image.data[at + 1] = g * 255 * wash
      image.data[at + 2] = b * 255 * wash
      image.data[at + 3] = 255
    }
  pen.putImageData(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  return texture
}
