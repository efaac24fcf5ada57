import { DEPARTMENTS } from '@gaashaan/contract'
import type { Condition, SelectField } from 'payload'
import { DEPARTMENT_LABELS } from '../contact-messages/departments.ts'
import { ROLE_OPTIONS } from './role-options.ts'

/** Departments are an inbox reader's: to anybody else the field would promise messages. */
export const readsInbox: Condition = ({ roles }) => Boolean(roles?.includes('inboxReader'))

/** The roles of an account or of an invitation, and what each of them may do. */
export const ROLES_FIELD = {
  name: 'roles',
  label: { en: 'Roles', so: 'Doorarka' },
  type: 'select',
  hasMany: true,
  options: ROLE_OPTIONS,
  admin: {
    components: { Description: '/collections/users/admin/roles-explained.tsx#RolesExplained' },
  },
} satisfies SelectField

/** The departments whose messages an account or an invited person may read. */
export const DEPARTMENTS_FIELD = {
  name: 'departments',
  label: { en: 'Reads the messages of', so: 'Akhriya farriimaha' },
  type: 'select',
  hasMany: true,
  options: DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
  admin: { condition: readsInbox },
} satisfies SelectField
