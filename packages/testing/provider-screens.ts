import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
/** What a person decided, for the provider to go on with. */
export type Decision = { who: string } | 'refuses'

/** The two screens of the stand-in: who one is, and whether the shop may know it. Answers undefined while it shows one. */
export async function askOnScreen(interaction: Interaction, request: IncomingMessage, response: ServerResponse): Promise<Decision | undefined> {
  const { prompt, session } = interaction
  if (request.method === 'POST') {
    const given = new URLSearchParams(await bodyOf(request))
    return given.get('answer') === 'cancel' ? 'refuses' : { who: given.get('email') ?? session?.accountId ?? '' }
  }
  const question =
    prompt.name === 'login'
      ? '<label>Your address at Google <input name="email" type="email" required></label><button name="answer" value="next">Next</button>'
      : '<p>The shop wants to know your name and e-mail address.</p><button name="answer" value="allow">Allow</button>'
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><html lang="en"><title>Stand-in for Google</title><link rel="icon" href="data:,"><h1>Stand-in for Google</h1>
     <form method="post">${question} <button name="answer" value="cancel" formnovalidate>Cancel</button></form>`,
  )
  return undefined
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
