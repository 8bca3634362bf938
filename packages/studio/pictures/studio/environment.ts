import {
  BackSide,
  CanvasTexture,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
} from 'three'

function gradientSky(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 16
  canvas.height = 256
  const pen = canvas.getContext('2d')!
  const gradient = pen.createLinearGradient(0, 0, 0, 256)
  gradient.addColorStop(0, '#b9b6b0')
  gradient.addColorStop(0.38, '#8d8a85')
  gradient.addColorStop(0.5, '#6f6a63')
  gradient.addColorStop(0.56, '#b3a999')
  gradient.addColorStop(1, '#a3998a')
  pen.fillStyle = gradient
  pen.fillRect(0, 0, 16, 256)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** A soft box: bright in the middle, falling off to its edges, as cloth in front of a lamp does. */
function softBoxTexture(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const pen = canvas.getContext('2d')!
  pen.filter = 'blur(7px)'
  pen.fillStyle = '#fff'
  pen.fillRect(14, 14, 100, 100)
  return new CanvasTexture(canvas)
}

/** The photographer's room as the pieces mirror it: warm grey walls, a paper floor, a large soft box, a strip and an overhead light. */
export function studioEnvironment(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  room.add(new Mesh(new SphereGeometry(20, 32, 24), new MeshBasicMaterial({ map: gradientSky(), side: BackSide })))
  const soft = softBoxTexture()
  const box = (width: number, height: number, x: number, y: number, z: number, strength: number, tint = '#ffffff') => {
    const colour = new Color(tint).multiplyScalar(strength)
    const panel = new Mesh(
      new PlaneGeometry(width, height),
      new MeshBasicMaterial({ color: colour, alphaMap: soft, transparent: true, side: DoubleSide, depthWrite: false }),
    )
    panel.position.set(x, y, z)
    panel.lookAt(0, 0, 0)
    room.add(panel)
  }
  box(8, 11, -8, 6.5, 5, 7.5, '#fff6ea')
  box(2.2, 11, 10, 5, 2.5, 5, '#f3f6ff')
  box(9, 7, 0, 12, -1, 3.4)
  box(4, 6, 6, 5, -9, 2.4, '#fff1dd')
  box(12, 2.2, 0, 3, 13, 0.8)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.006, 0.1, 60, { size: 256 })
  generator.dispose()
  return texture
}
