import { ShaderChunk } from 'three'

function replaced(chunk: string, from: string | RegExp, to: string): string {
  const next = chunk.replace(from, to)
  if (next === chunk) throw new Error(`three changed its shaders: cannot find ${String(from).slice(0, 60)}`)
  return next
}

/**
 * Studio light instead of lamps: the sampled directional lights give diffuse light and shadow only, mirror-like light comes from the
 * soft boxes of the environment, and both reflections and bounce are dimmed where the samples find the point closed in (ambient occlusion
 * by accumulation). Must run before the first material is compiled.
 */
export function useStudioLightModel(): void {
  let physical = replaced(
    ShaderChunk.lights_physical_pars_fragment,
    'reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;',
    '',
  )
  physical = replaced(physical, 'vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );', '')
  physical = replaced(
    physical,
    'clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );',
    '',
  )
  physical = replaced(physical, 'float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );', '')
  physical = replaced(physical, 'max( sheenAlbedoV, sheenAlbedoL )', 'sheenAlbedoV')
  ShaderChunk.lights_physical_pars_fragment = physical

  // One tap turned by the pixel is enough: every exposure asks from another place, and the mean is soft.
  ShaderChunk.shadowmap_pars_fragment = replaced(
    ShaderChunk.shadowmap_pars_fragment,
    /shadow = \(\s*texture\( shadowMap, vec3\( shadowCoord\.xy \+ vogelDiskSample\( 0, 5, phi \)[\s\S]+?\) \* 0\.2;/,
    'shadow = texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi + shadowCoord.z * 91.0 ) * radius, shadowCoord.z ) );',
  )

  // Cloth is drawn from both sides: its shadow offset must leave the side one sees.
  ShaderChunk.shadowmap_vertex = replaced(
    ShaderChunk.shadowmap_vertex,
    'vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );',
    'vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix ) * sign( dot( transformedNormal, - mvPosition.xyz ) );',
  )

  let begin = replaced(
    ShaderChunk.lights_fragment_begin,
    /directLight\.color \*= (\( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap[^;]+);/,
    `float litHere = $1;
		directLight.color *= litHere;
		float facing = step( 0.0, dot( geometryNormal, directLight.direction ) );
		openSum += litHere * facing; openCount += facing;`,
  )
  begin = replaced(begin, 'IncidentLight directLight;', 'IncidentLight directLight;\nfloat openSum = 0.0; float openCount = 0.0; float openness = 1.0;')
  begin = replaced(begin, '#if defined( RE_IndirectDiffuse )', 'openness = openCount > 0.5 ? openSum / openCount : 0.6;\n#if defined( RE_IndirectDiffuse )')
  begin = replaced(
    begin,
    '#if defined( RE_IndirectSpecular )',
    '#if defined( RE_IndirectDiffuse )\n\tirradiance *= mix( 0.2, 1.0, openness );\n#endif\n#if defined( RE_IndirectSpecular )',
  )
  ShaderChunk.lights_fragment_begin = begin.replace('float litHere', '{ float litHere').replace('openCount += facing;', 'openCount += facing; }')

  let maps = replaced(
    ShaderChunk.lights_fragment_maps,
    'iblIrradiance += getIBLIrradiance( geometryNormal );',
    'iblIrradiance += vec3( 0.2, 0.19, 0.18 ) * openness;',
  )
  maps = replaced(maps, 'radiance += iblRadiance;', 'radiance += iblRadiance * mix( 0.25, 1.0, openness );')
  maps = replaced(
    maps,
    'clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );',
    'clearcoatRadiance += mix( 0.3, 1.0, openness ) * getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );',
  )
  ShaderChunk.lights_fragment_maps = maps
}
