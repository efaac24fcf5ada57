import type { CollectionConfig, DateField } from 'payload'
import { administrators } from '../../access/administrators.ts'
import { nobody } from '../../access/nobody.ts'
import { hasRole } from '../../access/role.ts'
import { DEPARTMENTS_FIELD, ROLES_FIELD } from '../../collections/users/access-fields.ts'
import { inboxReadersHaveADepartment } from '../../collections/users/inbox-readers-have-a-department.ts'
import { DAY_AND_TIME } from '../../i18n/date-formats.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { acceptEndpoints } from './accept.ts'
import { onInvitationCreated, onInvitationRevoked, refuseDuplicateInvitation } from './hooks.ts'
import { inviteEndpoints } from './invite.ts'

const never = () => false

/** A date and time that the desk sets; hidden while an invitation is being made. */
const timestamp = (name: string, label: BothLanguages): DateField => ({
  name,
  label,
  type: 'date',
  access: { create: never, update: never },
  admin: {
    readOnly: true,
    date: DAY_AND_TIME,
    condition: (data: { id?: unknown }) => data.id !== undefined,
  },
})

/**
 * Invitations to the desk. An administrator makes one, the desk mails it as a link that works once
 * within 72 hours, and deleting the invitation revokes it.
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
    beforeValidate: [refuseDuplicateInvitation, inboxReadersHaveADepartment],
    afterChange: [onInvitationCreated],
    afterDelete: [onInvitationRevoked],
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
    { ...ROLES_FIELD, required: true },
    DEPARTMENTS_FIELD,
    timestamp('sentAt', { en: 'Mailed', so: 'La diray' }),
    timestamp('expiresAt', { en: 'Works until', so: 'Shaqaynaysa ilaa' }),
    timestamp('acceptedAt', { en: 'Accepted', so: 'La aqbalay' }),
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
      admin: {
        disableListColumn: true,
        components: { Field: '/auth/invitations/admin/sending-panel.tsx#SendingPanel' },
      },
    },
  ],
}
