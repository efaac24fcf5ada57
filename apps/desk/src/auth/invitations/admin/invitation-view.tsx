import { MinimalTemplate } from '@payloadcms/next/templates'
import { InvitationScreen } from './invitation-screen.tsx'

/** `/admin/invitation#…`: the target of an invitation's link. */
export function InvitationView() {
  return (
    <MinimalTemplate className="invitation">
      <InvitationScreen />
    </MinimalTemplate>
  )
}
