import type { Condition, Field } from 'payload'
import { administratorsAndItsOwner } from '../../access/administrators-and-its-owner.ts'
import { anotherAdministratorsField } from '../../access/another-administrator.ts'
import { inboxReadersToo } from '../../access/inbox-readers-too.ts'
import { DAY } from '../../i18n/date-forms.ts'
import { DEPARTMENTS_FIELD, ROLES_FIELD } from './access-fields.ts'

const never = () => false
const always = () => true

/** The form of the very first account asks for no role: it has them all. */
const someoneIsSignedIn: Condition = (_data, _siblings, { user }) => Boolean(user)

/** What only administrators give, and not to themselves. */
const GIVEN = {
  create: never,
  read: administratorsAndItsOwner,
  update: anotherAdministratorsField,
} as const

/** The same, but that inbox readers find one another by it. */
const FOUND_BY = { ...GIVEN, read: inboxReadersToo } as const

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
    access: GIVEN,
    // Payload shows it above the other fields.
    admin: { components: { Field: false } },
  },
  // Set through an endpoint of its own that asks for the present one. That it may be read, where
  // nothing is, keeps the field's name among the permissions of a form: Payload's own "Change
  // Password", which would change nothing, goes only where it finds the name without an update.
  {
    name: 'password',
    type: 'text',
    virtual: true,
    hidden: true,
    access: { create: never, read: always, update: never },
  },
  {
    ...ROLES_FIELD,
    saveToJWT: false,
    access: FOUND_BY,
    admin: { ...ROLES_FIELD.admin, condition: someoneIsSignedIn },
  },
  { ...DEPARTMENTS_FIELD, access: FOUND_BY },
  {
    name: 'codesSince',
    label: { en: 'Signs in with codes since', so: 'Koodhadh ku gala tan iyo' },
    type: 'date',
    saveToJWT: false,
    access: { create: never, read: administratorsAndItsOwner, update: never },
    admin: { readOnly: true, condition: someoneIsSignedIn, date: DAY },
  },
  {
    name: 'access',
    type: 'ui',
    admin: {
      disableListColumn: true,
      condition: someoneIsSignedIn,
      components: { Field: '/collections/users/admin/access-panel.tsx#AccessPanel' },
    },
  },
  // Payload's own sessions, each with the time at which its code was accepted.
  { name: 'sessions', type: 'array', fields: [{ name: 'passedAt', type: 'date' }] },
]
