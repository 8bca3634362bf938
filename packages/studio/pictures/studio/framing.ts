import { Box3, InstancedMesh, Matrix4, Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three'

/** Where the photographer stands: degrees around the piece (0 is straight in front) and above it. */
export type View = {
  around: number
  above: number
  /** Part of the frame the piece fills, on its longer side. */
  fill?: number
  fov?: number
  /** Moves the piece in the frame, in parts of its height: positive y lifts it. */
  shift?: readonly [x: number, y: number]
  /** Frames this point and radius instead of the whole piece: a close-up. */
  closeUp?: { at: readonly [number, number, number]; radius: number }
}

function samplesOf(subject: Object3D): Vector3[] {
  const points: Vector3[] = []
  subject.updateMatrixWorld(true)
  subject.traverse((part) => {
    if (!(part instanceof Mesh) || part.userData.unframed) return
    if (part instanceof InstancedMesh) {
      const matrix = new Matrix4()
      part.geometry.computeBoundingBox()
      const bounds = part.geometry.boundingBox!
      for (let i = 0; i < part.count; i += Math.max(1, Math.floor(part.count / 120))) {
        part.getMatrixAt(i, matrix)
        for (const corner of [bounds.min, bounds.max]) points.push(corner.clone().applyMatrix4(matrix).applyMatrix4(part.matrixWorld))
      }
      return
    }
    const positions = part.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(positions.count / 600))
    for (let i = 0; i < positions.count; i += step) points.push(new Vector3().fromBufferAttribute(positions, i).applyMatrix4(part.matrixWorld))
  })
  return points
}

/** Places a camera so that the piece fills the frame as wanted, whatever its size; measured on the projected points, not on a box. */
export function frame(subject: Object3D, view: View, aspect: number): { camera: PerspectiveCamera; focus: number } {
  const fov = view.fov ?? 24
  const fill = view.fill ?? 0.74
  const camera = new PerspectiveCamera(fov, aspect, 0.05, 120)
  const box = new Box3()
  const points = view.closeUp ? [] : samplesOf(subject)
  if (view.closeUp) {
    const { at, radius } = view.closeUp
    const centre = new Vector3(...at)
    for (const [x, y, z] of [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as const)
      points.push(new Vector3(x, y, z).multiplyScalar(radius).add(centre))
  }
  for (const point of points) box.expandByPoint(point)
  const target = box.getCenter(new Vector3())
  const around = (view.around * Math.PI) / 180
  const above = (view.above * Math.PI) / 180
  const from = new Vector3(Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above))
  let distance = box.getSize(new Vector3()).length() * 2.5
  const seen = new Vector3()
  const right = new Vector3()
  const up = new Vector3()
  for (let round = 0; round < 6; round++) {
    camera.position.copy(target).addScaledVector(from, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
    let [left, bottom, far, top] = [9, 9, -9, -9]
    for (const point of points) {
      seen.copy(point).project(camera)
      left = Math.min(left, seen.x)
      far = Math.max(far, seen.x)
      bottom = Math.min(bottom, seen.y)
      top = Math.max(top, seen.y)
    }
    camera.matrixWorld.extractBasis(right, up, seen)
    const half = Math.tan((fov * Math.PI) / 360) * distance
    target.addScaledVector(right, ((left + far) / 2) * half * aspect).addScaledVector(up, ((bottom + top) / 2) * half)
    const extent = Math.max((far - left) / 2, (top - bottom) / 2)
    distance *= extent / fill
  }
  const half = Math.tan((fov * Math.PI) / 360) * distance
  const [shiftX, shiftY] = view.shift ?? [0, 0.02]
  target.addScaledVector(right, -shiftX * half).addScaledVector(up, -shiftY * half)
  camera.position.copy(target).addScaledVector(from, distance)
  camera.lookAt(target)
  camera.near = distance / 50
  camera.far = distance * 12
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld(true)
  return { camera, focus: distance }
}
