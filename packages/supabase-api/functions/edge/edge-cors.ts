/** What the answer of a function lacks to be read by the page of another site; what it says about that itself stays. */
export function withCors(answer: Response): Response {
  if (!answer.headers.has('access-control-allow-origin')) answer.headers.set('access-control-allow-origin', '*')
  // The client reads why a function was not heard from a header, which a browser shows only where it is told to.
  if (answer.headers.has('sb-error-code')) answer.headers.append('access-control-expose-headers', 'sb-error-code, x-relay-error')
  return answer
}

/** The function's own answer to a browser that asks first, if it is one; else everything is allowed, as Supabase's gateway on one's own machine does. */
export function preflight(request: Request, answer: Response): Response {
  if (answer.ok && answer.headers.has('access-control-allow-origin')) return answer
  void answer.body?.cancel()
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS,HEAD',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? 'authorization, x-client-info, apikey, content-type, x-region',
      'access-control-max-age': '3600',
      vary: 'access-control-request-headers',
    },
  })
}
