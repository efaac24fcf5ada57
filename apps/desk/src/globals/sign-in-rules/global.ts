import type { GlobalConfig } from 'payload'
import { administrators } from '../../access/administrators.ts'
import { DESK_GROUP } from '../../collections/groups.ts'
import { ROLE_OPTIONS } from '../../collections/users/role-options.ts'
import { keepOneselfIn } from './keep-oneself-in.ts'

/** Which second factors open an account. Administrators set it; the audit records what they change. */
export const signInRules: GlobalConfig = {
  slug: 'sign-in-rules',
  label: { en: 'Sign-in rules', so: 'Xeerarka gelitaanka' },
  access: { read: administrators, update: administrators },
  admin: { group: DESK_GROUP },
  lockDocuments: false,
  hooks: { beforeChange: [keepOneselfIn] },
  fields: [
    {
      name: 'passkeyRoles',
      label: { en: 'Roles that need a passkey', so: 'Doorarka u baahan furaha gelitaanka' },
      type: 'select',
      hasMany: true,
      options: ROLE_OPTIONS,
      admin: {
        description: {
          en: 'A one-time code does not open their accounts. Whoever has codes alone enters one once more, to set up a passkey.',
          so: 'Koodh hal-mar ah akoonnadooda ma furo. Qofka koodhadh oo keliya haysta mar kale ayuu mid gelinayaa, si uu u sameeyo furaha gelitaanka.',
        },
      },
    },
    {
      name: 'codes',
      label: {
        en: 'One-time codes open accounts',
        so: 'Koodhadhka hal-mar ah akoonnada way furaan',
      },
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description: {
          en: 'The fallback for people without a passkey. Switched off, every role needs one.',
          so: 'Waa beddelka dadka aan lahayn furaha gelitaanka. Marka la damiyo, door walba wuu u baahan yahay.',
        },
      },
    },
  ],
}
