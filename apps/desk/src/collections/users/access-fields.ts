import type { Condition, SelectField } from 'payload'
import { DEPARTMENT_OPTIONS } from '../contact-messages/departments.ts'
import { ROLE_OPTIONS } from './role-options.ts'

/** Only inbox readers have departments. */
const readsInbox: Condition = ({ roles }) => Boolean(roles?.includes('inboxReader'))

/** The roles of an account or an invitation, with an explanation of each. */
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
  options: DEPARTMENT_OPTIONS,
  admin: { condition: readsInbox },
} satisfies SelectField
