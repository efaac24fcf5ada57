import type { Payload } from 'payload'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'
import { type Lock, MAX_TOLD_LOCKS } from '../sign-in/rules.ts'

const TRIED = {
  password: { en: 'wrong passwords', so: 'fureyaal sir ah oo khaldan' },
  code: { en: 'wrong one-time codes', so: 'koodhadh hal-mar ah oo khaldan' },
} as const

interface LockedAccount extends Lock {
  readonly id: number
  /** Name and e-mail address of the account's owner. */
  readonly name: string
  /** The IP address of the last try; empty if it is unknown. */
  readonly from: string
}

/** The e-mail to an administrator about an account that was locked, in both languages. */
export function lockEmail(
  payload: Payload,
  to: string,
  { id, name, reason, closedUntil, from }: LockedAccount,
) {
  const url = `${deskBaseUrl(payload)}/admin/collections/users/${id}`
  const until = mogadishuTime(closedUntil)
  const tried = TRIED[reason]
  const ip = from || '?'
  return {
    to,
    subject: 'Gaashaan: akoon waa la xiray / an account was locked',
    text: `Akoonka ${name} waa la xiray ilaa ${until} (waqtiga Muqdisho): ${tried.so} ayaa la isku dayay. Cinwaanka shabakadda ee ugu dambeeyay: ${ip}

Weydii qofka haddii uu isagu ahaa. Haddii uusan ahayn, eeg diiwaanka falalka. Akoonka waxaad ka furi kartaa halkan: ${url}

Maalintii ugu badnaan hal iimayl ayaa laga diraa akoon kasta, iyo ${MAX_TOLD_LOCKS} guud ahaan; diiwaanka falalka ayaa wada haya.

--

The account of ${name} is locked until ${until} (time of Mogadishu): ${tried.en} were tried. The last network address: ${ip}

Ask the person whether it was they. If not, look at the audit. You can unlock the account here: ${url}

At most one such e-mail is sent about an account in a day, and ${MAX_TOLD_LOCKS} about all; the audit has every lock.
`,
  }
}

/** The e-mail to the owner of an account that was locked, in both languages. */
export function ownLockEmail(payload: Payload, to: string, { reason, closedUntil }: Lock) {
  const until = mogadishuTime(closedUntil)
  const [so, en] =
    reason === 'password'
      ? [
          `Haddii aad adigu ahayd: sug, ama fure sir ah oo cusub ka codso ${deskBaseUrl(payload)}/admin/forgot, isla markiiba waad geli kartaa. Haddii aanad ahayn, u sheeg maamule: furahaaga weli lama helin.`,
          `If it was you: wait, or ask for a new password at ${deskBaseUrl(payload)}/admin/forgot, which lets you in at once. If it was not you, tell an administrator: the right password was not among those tried.`,
        ]
      : [
          'Haddii aad adigu ahayd: sug, ama maamule weydii inuu akoonka furo. Haddii aanad ahayn, qof ayaa yaqaan furahaaga sirta ah: hadda beddel oo u sheeg maamule.',
          'If it was you: wait, or ask an administrator to unlock the account. If it was not you, somebody knows your password: change it now, and tell an administrator.',
        ]
  return {
    to,
    subject: 'Gaashaan: akoonkaaga waa la xiray / your account was locked',
    text: `Akoonkaaga miiska Gaashaan waa la xiray ilaa ${until} (waqtiga Muqdisho): ${TRIED[reason].so} ayaa la isku dayay. ${so}

--

Your account at the Gaashaan desk is locked until ${until} (time of Mogadishu): ${TRIED[reason].en} were tried. ${en}
`,
  }
}
