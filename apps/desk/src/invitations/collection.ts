import { DEPARTMENTS } from '@gaashaan/contract'
import type { CollectionConfig } from 'payload'
import { administrators } from '../access/administrators.ts'
import { nobody } from '../access/nobody.ts'
import { hasRole } from '../access/role.ts'
import { DEPARTMENT_LABELS } from '../collections/contact-messages/departments.ts'
import { ROLE_OPTIONS } from '../collections/users/role-options.ts'
import { acceptEndpoints } from './accept.ts'
import { invitationMade, invitationRevoked, inviteWhoHasNone } from './hooks.ts'
import { inviteEndpoints } from './invite.ts'

const never = () => false

/** Written by the desk, shown once it is. */
const WRITTEN = {
  access: { create: never, update: never },
  admin: { readOnly: true, condition: (data: { id?: unknown }) => data.id !== undefined },
} as const

/**
 * Those who are asked to the desk. An invitation is made by an administrator, mailed as a link that
 * works once and for 72 hours, and revoked by deleting it.
 */
export const invitations: CollectionConfig = {
  slug: 'invitations',
  labels: {
    singular: { en: 'Invitation', so: 'Casuumad' },
    plural: { en: 'Invitations', so: 'Casuumadaha' },
  },
  admin: {
    useAsTitle: 'email',
    group: { en: 'Desk', so: 'Miiska' },
    defaultColumns: ['email', 'roles', 'sentAt', 'expiresAt', 'acceptedAt'],
    hidden: ({ user }) => !hasRole(user as never, 'administrator'),
  },
  access: { create: administrators, read: administrators, update: nobody, delete: administrators },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: {
    beforeValidate: [inviteWhoHasNone],
    afterChange: [invitationMade],
    afterDelete: [invitationRevoked],
  },
  endpoints: [...inviteEndpoints, ...acceptEndpoints],
  fields: [
    {
      name: 'email',
      label: { en: 'E-mail', so: 'Iimayl' },
      type: 'email',
      required: true,
      index: true,
    },
    {
      name: 'roles',
      label: { en: 'Roles', so: 'Doorarka' },
      type: 'select',
      hasMany: true,
      required: true,
      options: ROLE_OPTIONS,
    },
    {
      name: 'departments',
      label: { en: 'Reads the messages of', so: 'Akhriya farriimaha' },
      type: 'select',
      hasMany: true,
      options: DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
    },
    { name: 'sentAt', label: { en: 'Mailed', so: 'La diray' }, type: 'date', ...WRITTEN },
    {
      name: 'expiresAt',
      label: { en: 'Works until', so: 'Shaqaynaysa ilaa' },
      type: 'date',
      ...WRITTEN,
    },
    { name: 'acceptedAt', label: { en: 'Accepted', so: 'La aqbalay' }, type: 'date', ...WRITTEN },
    {
      name: 'tokenDigest',
      type: 'text',
      index: true,
      hidden: true,
      access: { create: never, read: never, update: never },
    },
    {
      name: 'sending',
      type: 'ui',
      admin: { components: { Field: '/invitations/desk/sending-panel.tsx#SendingPanel' } },
    },
  ],
}
