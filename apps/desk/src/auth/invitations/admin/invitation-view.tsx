import { MinimalTemplate } from '@payloadcms/next/templates'
import { InvitationScreen } from './invitation-screen.tsx'

/** `/admin/invitation#…`: where the link of an invitation leads. */
export function InvitationView() {
  return (
    <MinimalTemplate className="invitation">
      <InvitationScreen />
    </MinimalTemplate>
  )
}
