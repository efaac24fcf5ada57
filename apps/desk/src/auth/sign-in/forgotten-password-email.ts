import type { PayloadRequest } from 'payload'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'

/** The language of someone who is not signed in is unknown: e-mails are in both, Somali first. */
export const FORGOTTEN_SUBJECT = 'Gaashaan: fure sir ah oo cusub / a new password'

/** The HTML of the e-mail with the link for a new password. */
export function forgottenPasswordEmail(req: PayloadRequest, token: string): string {
  const link = `${deskBaseUrl(req.payload)}/admin/reset/${token}`
  return `<div lang="so">
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
}
