import {
  AddEquation,
  Box3,
  Color,
  CustomBlending,
  DirectionalLight,
  DoubleSide,
  FloatType,
  HalfFloatType,
  HemisphereLight,
  LinearSRGBColorSpace,
  Material,
  Mesh,
  MeshBasicMaterial,
  NoToneMapping,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  type Texture,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { paperBackdrop } from './backdrop.ts'
import { studioEnvironment } from './environment.ts'
import { frame, type View } from './framing.ts'
import { useStudioLightModel } from './light-model.ts'

/** One photograph: a piece standing on y = 0, the paper behind it, where the photographer stands. */
export type Shot = {
  subject: Object3D
  paper: string
  view: View
  /** Direction the key light comes from; its height over the floor is `y`. */
  key?: readonly [x: number, y: number, z: number]
  /** How far the lens is open, in parts of the piece: 0 is all sharp. */
  lens?: number
  exposure?: number
  /** What the lamps are set up for, where the scene goes on beyond the picture. */
  lit?: { at: readonly [number, number, number]; radius: number }
}

export type Size = { width: number; height: number }

const DOME_LIGHTS = 2
/** Paper and shadows are soft, so they are taken at a fraction of the size of the piece. */
const PAPER_SCALE = 0.5

const depthOnly = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide })

const developed = new ShaderMaterial({
  uniforms: { taken: { value: null as Texture | null }, behind: { value: null as Texture | null }, exposure: { value: 1 }, size: { value: new Vector2() } },
  vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }',
  fragmentShader: `
    varying vec2 at; uniform sampler2D taken; uniform sampler2D behind; uniform float exposure; uniform vec2 size;
    vec3 filmed( vec3 c ) {
      // Khronos neutral: product colours stay what they are, only the brightest roll off.
      float startCompression = 0.76; float x = min( c.r, min( c.g, c.b ) );
      float offset = x < 0.08 ? x - 6.25 * x * x : 0.04; c -= offset;
      float peak = max( c.r, max( c.g, c.b ) ); if ( peak < startCompression ) return c;
      float d = 1.0 - startCompression; float newPeak = 1.0 - d * d / ( peak + d - startCompression );
      c *= newPeak / peak; float g = 1.0 - 1.0 / ( 0.15 * ( peak - newPeak ) + 1.0 ); return mix( c, vec3( newPeak ), g );
    }
    vec3 paper( vec2 where ) {
      vec3 sum = vec3( 0.0 );
      for ( int y = -2; y <= 2; y ++ ) for ( int x = -2; x <= 2; x ++ ) sum += texture2D( behind, where + vec2( x, y ) * 2.4 / size ).rgb;
      return sum / 25.0;
    }
    void main() {
      vec2 off = ( at - vec2( 0.5, 0.52 ) ) * vec2( min( 1.0, size.x / size.y ), min( 1.0, size.y / size.x ) ) * 2.0;
      float shade = 1.0 - 0.20 * smoothstep( 0.35, 1.45, length( off ) );
      vec4 piece = texture2D( taken, at );
      vec3 colour = filmed( ( piece.rgb + ( 1.0 - clamp( piece.a, 0.0, 1.0 ) ) * paper( at ) ) * exposure * shade );
      colour = mix( colour, colour * colour * ( 3.0 - 2.0 * colour ), 0.12 );
      colour = mix( vec3( dot( colour, vec3( 0.2126, 0.7152, 0.0722 ) ) ), colour, 0.92 );
      colour = mix( colour * 12.92, 1.055 * pow( max( colour, vec3( 0.0 ) ), vec3( 1.0 / 2.4 ) ) - 0.055, step( 0.0031308, colour ) );
      float grain = fract( 52.9829189 * fract( dot( gl_FragCoord.xy, vec2( 0.06711056, 0.00583715 ) ) ) ) - 0.5;
      gl_FragColor = vec4( colour + grain / 255.0, 1.0 );
    }`,
  depthTest: false,
})

/** A photographer's studio with one camera: `photograph` gives a PNG as data address. */
export class Studio {
  readonly renderer: WebGLRenderer
  readonly #environment: Texture
  readonly #flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  readonly #add = new MeshBasicMaterial({
    transparent: true,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthTest: false,
    depthWrite: false,
  })
  readonly #sheet = new Mesh(new PlaneGeometry(2, 2))
  readonly #sheetScene = new Scene()

  constructor() {
    useStudioLightModel()
    this.renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
    this.renderer.outputColorSpace = LinearSRGBColorSpace
    this.renderer.toneMapping = NoToneMapping
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.autoClear = true
    this.#environment = studioEnvironment(this.renderer)
    this.#sheetScene.add(this.#sheet)
  }

  /** Takes a picture as the mean of many exposures, each with another point of the soft box, of the sky, of the lens and of the pixel. */
  photograph(shot: Shot, { width, height }: Size, exposures = 10): string {
    const { renderer } = this
    const scene = new Scene()
    scene.environment = this.#environment
    scene.add(shot.subject)
    const seeThrough: Mesh[] = []
    shot.subject.traverse((part) => {
      if (!(part instanceof Mesh)) return
      if (part.material instanceof Material && (part.material.transparent || part.material.alphaTest > 0)) seeThrough.push(part)
      part.castShadow = part.userData.noShadow !== true
      part.receiveShadow = true
    })
    const box = new Box3().setFromObject(shot.subject)
    const reach = shot.lit?.radius ?? box.getSize(new Vector3()).length() / 2
    const middle = shot.lit ? new Vector3(...shot.lit.at) : box.getCenter(new Vector3())
    const paper = new Color(shot.paper)
    const backdrop = paperBackdrop(shot.paper, Math.max(reach, 0.2))
    scene.add(backdrop)
    scene.add(new HemisphereLight(0xffffff, paper.clone().lerp(new Color('#fff'), 0.25), 0.55))

    const lamp = (mapSize: number) => {
      const light = new DirectionalLight('#ffffff', 1)
      const { camera } = light.shadow
      camera.left = camera.bottom = -reach * 1.35
      camera.right = camera.top = reach * 1.35
      camera.near = 0.01
      camera.far = reach * 8
      light.shadow.mapSize.set(mapSize, mapSize)
      light.shadow.bias = -0.0003
      light.shadow.normalBias = reach * 0.0035
      light.shadow.radius = 3
      light.castShadow = true
      light.target.position.copy(middle)
      scene.add(light, light.target)
      return light
    }
    const key = lamp(1280)
    key.color.set('#fff8ee')
    key.intensity = 2.05
    const dome = Array.from({ length: DOME_LIGHTS }, () => lamp(704))
    for (const light of dome) light.shadow.radius = 3.6

    const { camera, focus } = frame(shot.subject, shot.view, width / height)
    const half = Math.tan((camera.fov * Math.PI) / 360)
    const home = camera.position.clone()
    const right = new Vector3()
    const up = new Vector3()
    camera.matrixWorld.extractBasis(right, up, new Vector3())
    const keyFrom = new Vector3(...(shot.key ?? [-0.75, 1.15, 0.62])).normalize()
    const keyRight = new Vector3(0, 1, 0).cross(keyFrom).normalize()
    const keyUp = keyFrom.clone().cross(keyRight)

    renderer.setPixelRatio(1)
    renderer.setSize(width, height, false)
    const exposed = new WebGLRenderTarget(width, height, { type: HalfFloatType })
    const total = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false })
    const small: [number, number] = [Math.round(width * PAPER_SCALE), Math.round(height * PAPER_SCALE)]
    const exposedPaper = new WebGLRenderTarget(...small, { type: HalfFloatType })
    const totalPaper = new WebGLRenderTarget(...small, { type: FloatType, depthBuffer: false })
    renderer.setClearColor(0x000000, 0)
    for (const target of [total, totalPaper]) {
      renderer.setRenderTarget(target)
      renderer.clear()
    }
    const develop = (from: WebGLRenderTarget, onto: WebGLRenderTarget) => {
      this.#add.map = from.texture
      this.#add.color.setScalar(1 / exposures)
      this.#add.opacity = 1 / exposures
      this.#sheet.material = this.#add
      renderer.setRenderTarget(onto)
      renderer.autoClear = false
      renderer.render(this.#sheetScene, this.#flat)
      renderer.autoClear = true
    }

    const golden = Math.PI * (3 - Math.sqrt(5))
    for (let i = 0; i < exposures; i++) {
      const radius = Math.sqrt((i + 0.5) / exposures)
      const turn = i * golden
      key.position
        .copy(middle)
        .addScaledVector(keyFrom, reach * 3.5)
        .addScaledVector(keyRight, Math.cos(turn) * radius * reach * 1.15)
        .addScaledVector(keyUp, Math.sin(turn) * radius * reach * 1.15)
      dome.forEach((light, index) => {
        const n = i * DOME_LIGHTS + index
        const rise = 0.04 + 0.96 * ((n + 0.5) / (exposures * DOME_LIGHTS))
        const flat = Math.sqrt(1 - rise * rise)
        const heading = n * golden * 1.0 + 0.7
        // The front half of the room is brighter than the back: the photographer's fill.
        const front = 1 + 0.35 * Math.cos(heading) * flat
        light.intensity = (2.9 / DOME_LIGHTS) * front
        light.position.copy(middle).add(new Vector3(Math.sin(heading) * flat, rise, Math.cos(heading) * flat).multiplyScalar(reach * 3.5))
      })
      const lens = (shot.lens ?? 0.05) * reach
      const lensRadius = Math.sqrt((((i * 7) % exposures) + 0.5) / exposures) * lens
      const lensTurn = i * golden * 3.1
      const [lensX, lensY] = [Math.cos(lensTurn) * lensRadius, Math.sin(lensTurn) * lensRadius]
      camera.position.copy(home).addScaledVector(right, lensX).addScaledVector(up, lensY)
      const pixels = height / 2 / (half * focus)
      const jitterX = ((i * 0.7548776662) % 1) - 0.5
      const jitterY = ((i * 0.5698402909) % 1) - 0.5
      camera.setViewOffset(width, height, -lensX * pixels + jitterX * 1.1, lensY * pixels + jitterY * 1.1, width, height)
      camera.updateMatrixWorld(true)
      backdrop.visible = false
      shot.subject.visible = true
      // Depth first, so that what hides behind other strands and petals is never shaded.
      renderer.shadowMap.autoUpdate = false
      for (const part of seeThrough) part.visible = false
      scene.overrideMaterial = depthOnly
      renderer.setRenderTarget(exposed)
      renderer.render(scene, camera)
      scene.overrideMaterial = null
      for (const part of seeThrough) part.visible = true
      renderer.shadowMap.autoUpdate = true
      renderer.autoClear = false
      renderer.render(scene, camera)
      renderer.autoClear = true
      develop(exposed, total)
      // The paper reuses the shadows just taken; the piece itself is not drawn again.
      backdrop.visible = true
      shot.subject.visible = false
      renderer.shadowMap.autoUpdate = false
      renderer.setRenderTarget(exposedPaper)
      renderer.render(scene, camera)
      develop(exposedPaper, totalPaper)
    }
    shot.subject.visible = true
    developed.uniforms.taken!.value = total.texture
    developed.uniforms.behind!.value = totalPaper.texture
    developed.uniforms.exposure!.value = shot.exposure ?? 1.08
    developed.uniforms.size!.value.set(width, height)
    this.#sheet.material = developed
    renderer.setRenderTarget(null)
    renderer.render(this.#sheetScene, this.#flat)
    const picture = renderer.domElement.toDataURL('image/png')
    for (const light of [key, ...dome]) light.dispose()
    for (const target of [exposed, total, exposedPaper, totalPaper]) target.dispose()
    scene.remove(shot.subject)
    return picture
  }
}
