import { MinimalTemplate } from '@payloadcms/next/templates'
import { OpenIdScreen } from './openid-screen.tsx'

/** `/admin/openid?code=…`: where the ministry's own sign-in sends a browser back to. */
export function OpenIdView() {
  return (
    <MinimalTemplate className="openid">
      <OpenIdScreen />
    </MinimalTemplate>
  )
}
