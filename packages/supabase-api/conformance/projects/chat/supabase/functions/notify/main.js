import { createClient } from 'https://esm.sh/@supabase/supabase-js@2'

Deno.serve(async (request) => {
  const { type, table, record } = await request.json()
  const admin = createClient(Deno.env.get('SUPABASE_URL') ?? '', Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '')
  await admin.from('notices').insert({ facts: { type, table, body: record.body, by: new URL(request.url).searchParams.get('by') } })
  return new Response('noted', { status: 201 })
})
