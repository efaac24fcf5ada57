import type { Condition, Field } from 'payload'
import { administratorsAndItsOwner } from '../../access/administrators-and-its-owner.ts'
import { anotherAdministratorsField } from '../../access/another-administrator.ts'
import { inboxReadersToo } from '../../access/inbox-readers-too.ts'
import { graceEnd } from '../../access/passed-sign-in.ts'
import { programsAlone } from '../../access/programs-alone.ts'
import { DAY } from '../../i18n/date-formats.ts'
import { DEPARTMENTS_FIELD, ROLES_FIELD } from './access-fields.ts'

/** False in the form of the first account, which becomes an administrator without choosing roles. */
const isSignedIn: Condition = (_data, _siblings, { user }) => Boolean(user)

const isInGrace: Condition = (account) => graceEnd(account) !== null

/** Fields that only administrators change, and not for themselves. */
const SET_BY_ADMINISTRATORS = {
  create: programsAlone,
  read: administratorsAndItsOwner,
  update: anotherAdministratorsField,
} as const

/** The same, but inbox readers may read them, to find each other. */
const READ_BY_INBOX_READERS = { ...SET_BY_ADMINISTRATORS, read: inboxReadersToo } as const

/** Dates that the desk itself writes down. */
const WRITTEN_BY_DESK = {
  type: 'date',
  saveToJWT: false,
  access: { create: programsAlone, read: administratorsAndItsOwner, update: programsAlone },
} as const

export const userFields: Field[] = [
  {
    name: 'name',
    label: { en: 'Name', so: 'Magaca' },
    type: 'text',
    maxLength: 200,
    admin: {
      description: {
        en: 'Everyone at the desk sees it beside what this person did.',
        so: 'Qof kasta oo miiska jooga wuu arkaa, isagoo la socda waxa uu qofkani qabtay.',
      },
    },
  },
  {
    name: 'email',
    label: { en: 'E-mail', so: 'Iimayl' },
    type: 'email',
    required: true,
    access: SET_BY_ADMINISTRATORS,
    // Payload shows it above the other fields.
    admin: { components: { Field: false } },
  },
  // The password has its own endpoint, which asks for the present one. This field only adds the name to
  // a form's permissions with `read` and without `update`, since then Payload hides its own "Change
  // Password", which would change nothing.
  {
    name: 'password',
    type: 'text',
    virtual: true,
    hidden: true,
    access: { create: programsAlone, read: () => true, update: programsAlone },
  },
  {
    ...ROLES_FIELD,
    saveToJWT: false,
    access: READ_BY_INBOX_READERS,
    admin: { ...ROLES_FIELD.admin, condition: isSignedIn },
  },
  { ...DEPARTMENTS_FIELD, access: READ_BY_INBOX_READERS },
  {
    name: 'codesSince',
    label: { en: 'Signs in with codes since', so: 'Koodhadh ku gala tan iyo' },
    ...WRITTEN_BY_DESK,
    admin: { readOnly: true, condition: isSignedIn, date: DAY },
  },
  {
    name: 'passkeysSince',
    label: { en: 'Has passkeys since', so: 'Furayaal gelitaan leh tan iyo' },
    ...WRITTEN_BY_DESK,
    admin: { readOnly: true, condition: isSignedIn, date: DAY },
  },
  {
    name: 'secondFactorDue',
    label: { en: 'Has to set up a second factor by', so: 'Waa inuu sameeyo xaqiijin labaad ilaa' },
    ...WRITTEN_BY_DESK,
    admin: { readOnly: true, condition: isInGrace, date: DAY },
  },
  {
    name: 'usedAt',
    label: { en: 'Last signed in', so: 'Markii ugu dambaysay ee la galay' },
    ...WRITTEN_BY_DESK,
    admin: { readOnly: true, condition: isSignedIn, date: DAY },
  },
  {
    name: 'closedAt',
    label: { en: 'Closed since', so: 'Xiran tan iyo' },
    ...WRITTEN_BY_DESK,
    admin: { readOnly: true, condition: ({ closedAt }) => Boolean(closedAt), date: DAY },
  },
  {
    name: 'idleWarnedAt',
    type: 'date',
    hidden: true,
    saveToJWT: false,
    access: { create: programsAlone, update: programsAlone },
  },
  {
    name: 'access',
    type: 'ui',
    admin: {
      disableListColumn: true,
      condition: isSignedIn,
      components: { Field: '/collections/users/admin/access-panel.tsx#AccessPanel' },
    },
  },
  // Payload's sessions, each with the time at which its second factor was accepted.
  {
    name: 'sessions',
    type: 'array',
    fields: [
      { name: 'passedAt', type: 'date' },
      // When a code was accepted of an account that needs a passkey: the session may set one up.
      { name: 'codeAt', type: 'date' },
    ],
  },
]
