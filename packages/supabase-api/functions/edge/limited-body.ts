/** The body went beyond its limit while it was read. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** The same request, whose body fails with TooLarge once it is longer than `bytes`. */
export function limited(request: Request, bytes: number): Request {
  if (request.body === null) return request
  let read = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      read += part.byteLength
      if (read > bytes) controller.error(new TooLarge('The request is too large'))
      else controller.enqueue(part)
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: request.headers,
    body: request.body.pipeThrough(counting),
    signal: request.signal,
    duplex: 'half',
  }
  return new Request(request.url, init)
}
