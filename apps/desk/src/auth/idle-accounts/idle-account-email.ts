import type { Payload } from 'payload'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'

/** The e-mail to the owner of an account that will be closed because nobody uses it, in both languages. */
export function idleAccountEmail(payload: Payload, to: string, closesAt: Date) {
  const day = mogadishuTime(closesAt).slice(0, 10)
  const url = `${deskBaseUrl(payload)}/admin`
  return {
    to,
    subject: 'Gaashaan: akoonkaaga waa la xirayaa / your account will be closed',
    text: `Muddo dheer ma aadan gelin miiska Gaashaan. Haddii aadan gelin, akoonkaaga waa la xirayaa ${day}. Si uu kuugu furnaado, mar gal: ${url}

Haddii aadan mar dambe u baahnayn, waxba ha samayn. Maamule ayaa dib u furi kara.

--

You have not signed in at the Gaashaan desk for a long time. If you do not, your account is closed on ${day}. To keep it, sign in once: ${url}

If you do not need it any more, do nothing. An administrator can open it again.
`,
  }
}
