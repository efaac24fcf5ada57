import type { PayloadRequest } from 'payload'
import { deskAddress } from '../../mail/desk-address.ts'

/** Nobody's language is known who is not signed in: letters are in both, Somali first. */
export const FORGOTTEN_SUBJECT = 'Gaashaan: fure sir ah oo cusub / a new password'

/** The letter with the link of a forgotten password. */
export function forgottenPasswordEmail(req: PayloadRequest, token: string): string {
  const link = `${deskAddress(req.payload)}/admin/reset/${token}`
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
