import type { User } from '@supabase/supabase-js'
import { Desk } from '../desk-kit/desk-context.tsx'
import { DeskRights } from '../desk-kit/desk-rights.tsx'
import { CARDS } from './cards.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'
import { AdminRoutes } from './frame/admin-routes.tsx'
import type { StaffRights } from './frame/at-the-door.tsx'
import { ProveHost } from './frame/prove-host.tsx'

/** The back office, for somebody who may be here. */
export default function AdminOffice({ person, rights }: { person: User; rights: StaffRights }) {
  return (
    <DeskRights permissions={rights.permissions}>
      <ProveHost>
        <Desk cards={CARDS} basename="/admin" owner={`staff:${person.id}`}>
          <AdminFrame person={person} roles={rights.roles}>
            <AdminRoutes />
          </AdminFrame>
        </Desk>
      </ProveHost>
    </DeskRights>
  )
}
