import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where the stand-in keeps what it has under way, for as long as it runs. Its own shelf warns on the console that it is not for production. */
export function memoryShelf(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`
    const first = (fits: (payload: AdapterPayload) => boolean) => [...kept].find(([key, payload]) => key.startsWith(`${model} `) && fits(payload))?.[1]
    return {
      async upsert(id, payload) {
        kept.set(keyOf(id), payload)
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUserCode: async (code) => first((payload) => payload.userCode === code),
      findByUid: async (uid) => first((payload) => payload.uid === uid),
      async consume(id) {
        const payload = kept.get(keyOf(id))
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
