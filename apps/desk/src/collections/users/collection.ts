import { DEPARTMENTS } from '@gaashaan/contract'
import type { CollectionConfig } from 'payload'
import { administrators } from '../../access/administrators.ts'
import { signedIn } from '../../access/signed-in.ts'
import { DEPARTMENT_LABELS } from '../contact-messages/departments.ts'
import { DESK_GROUP } from '../groups.ts'
import { leaveMessagesToNobody } from '../contact-messages/leave-to-nobody.ts'
import { firstIsAdministrator } from './first-is-administrator.ts'
import { longPassword } from './long-password.ts'
import { ROLE_OPTIONS } from './role-options.ts'

/** The editors. The first account is made on the first visit to `/admin`. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: { maxLoginAttempts: 10, lockTime: 10 * 60 * 1000, cookies: { sameSite: 'Strict' } },
  admin: { useAsTitle: 'email', group: DESK_GROUP },
  access: {
    create: administrators,
    read: signedIn,
    update: administrators,
    delete: administrators,
    unlock: administrators,
    readVersions: administrators,
  },
  hooks: {
    beforeValidate: [longPassword],
    beforeChange: [firstIsAdministrator],
    beforeDelete: [leaveMessagesToNobody],
  },
  fields: [
    { name: 'name', label: { en: 'Name', so: 'Magac' }, type: 'text' },
    {
      name: 'roles',
      label: { en: 'Roles', so: 'Doorarka' },
      type: 'select',
      hasMany: true,
      saveToJWT: false,
      options: ROLE_OPTIONS,
    },
    {
      name: 'departments',
      label: { en: 'Reads the messages of', so: 'Akhriya farriimaha' },
      type: 'select',
      hasMany: true,
      options: DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
    },
  ],
}
