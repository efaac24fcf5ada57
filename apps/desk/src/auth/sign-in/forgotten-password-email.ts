import type { Payload } from 'payload'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'

/**
 * The e-mail with the link for a new password. The language of someone who is not signed in is
 * unknown: it is in both, Somali first.
 */
export function forgottenPasswordEmail(payload: Payload, to: string, token: string) {
  const link = `${deskBaseUrl(payload)}/admin/new-password#${token}`
  const html = `<div lang="so">
<p>Qof ayaa fure sir ah oo cusub u codsaday akoonkaaga miiska Gaashaan. Xiriiriyahan ku dooro fure cusub; saacad ayuu shaqaynayaa, hal marna:</p>
<p><a href="${link}">${link}</a></p>
<p>Haddii aanad adigu codsan, waxba ha samayn: furahaagu isma beddelayo.</p>
</div>
<hr>
<div lang="en">
<p>Someone asked for a new password for your account at the Gaashaan desk. Choose one by this link; it works for an hour, once:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, do nothing: your password stays as it is.</p>
</div>`
  return { to, subject: 'Gaashaan: fure sir ah oo cusub / a new password', html }
}
