import { createClient } from 'npm:@supabase/supabase-js@2'
import { environment } from '../_shared/environment.js'

export default {
  async fetch(request) {
    const asked = await request.json()
    const { data, error } = await createClient(environment('SUPABASE_URL'), environment('SUPABASE_SERVICE_ROLE_KEY'))
      .schema('api')
      .from('books')
      .select('title')
    return Response.json({ asked, librarian: environment('LIBRARIAN'), titles: data?.map(({ title }) => title) ?? error })
  },
}
