import { qualified, type Catalogue } from '../catalogue/catalogue.ts'
import { findRelation } from './get-relation.ts'

const EXPOSED =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, Preference-Applied, Content-Profile, Proxy-Status'
const METHODS = 'GET,POST,PATCH,PUT,DELETE,OPTIONS,HEAD'

/** Lets pages of any origin read the answer: rights come from tokens in headers, never from cookies. */
export function withCors(request: Request, response: Response): Response {
  if (!request.headers.has('origin')) return response
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('access-control-expose-headers', EXPOSED)
  return response
}

/** A preflight, or what `OPTIONS` says a resource allows (https://docs.postgrest.org/en/v13/references/api/options.html). */
export async function answerOptions(
  request: Request,
  kind: 'relation' | 'rpc' | 'root',
  name: string,
  schema: string,
  catalogue: () => Promise<Catalogue>,
): Promise<Response> {
  if (request.headers.has('access-control-request-method')) {
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': METHODS,
        'access-control-max-age': '86400',
        vary: 'Access-Control-Request-Headers',
        'access-control-allow-headers':
          request.headers.get('access-control-request-headers') ?? 'Authorization, Content-Type, Accept, Accept-Language, Content-Language, apikey, prefer',
      },
    })
  }
  const allow =
    kind === 'root' ? 'OPTIONS,GET,HEAD' : kind === 'rpc' ? allowOfFunction(await catalogue(), schema, name) : allowOfRelation(await catalogue(), schema, name)
  return new Response(null, { status: 200, headers: { allow, 'access-control-allow-origin': '*' } })
}

function allowOfRelation(catalogue: Catalogue, schema: string, name: string): string {
  const { insertable, updatable, deletable, primaryKey } = findRelation(catalogue, schema, name)
  return ['OPTIONS,GET,HEAD', insertable && 'POST', insertable && updatable && primaryKey.length > 0 && 'PUT', updatable && 'PATCH', deletable && 'DELETE']
    .filter(Boolean)
    .join(',')
}

function allowOfFunction(catalogue: Catalogue, schema: string, name: string): string {
  const routines = catalogue.routines.get(qualified(schema, name)) ?? []
  return routines.every(({ volatility }) => volatility === 'volatile') ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'
}
