import { MinimalTemplate } from '@payloadcms/next/templates'
import { NewPassword } from './new-password.tsx'

/** `/admin/new-password#…`: the target of a link for a new password. */
export function NewPasswordView() {
  return (
    <MinimalTemplate>
      <NewPassword />
    </MinimalTemplate>
  )
}
