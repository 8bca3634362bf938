/** Browser only. A file packed by gzip, as Base64. */
export async function packFile(file: Blob): Promise<string> {
  const packed = new Uint8Array(await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
  let binary = ''
  // A call takes only so many arguments.
  for (let at = 0; at < packed.length; at += 0x8000) binary += String.fromCharCode(...packed.subarray(at, at + 0x8000))
  return btoa(binary)
}
