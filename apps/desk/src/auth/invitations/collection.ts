import type { CollectionConfig, DateField } from 'payload'
import { administrators } from '../../access/administrators.ts'
import { nobody } from '../../access/nobody.ts'
import { hasRole } from '../../access/role.ts'
import { DEPARTMENTS_FIELD, ROLES_FIELD } from '../../collections/users/access-fields.ts'
import { inboxReadersHaveADepartment } from '../../collections/users/inbox-readers-have-a-department.ts'
import { DAY_AND_TIME } from '../../i18n/date-forms.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { acceptEndpoints } from './accept.ts'
import { inviteWhoHasNone, onInvitationCreated, onInvitationRevoked } from './hooks.ts'
import { inviteEndpoints } from './invite.ts'

const never = () => false

/** Written by the desk, shown once it is. */
const moment = (name: string, label: BothLanguages): DateField => ({
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
    beforeValidate: [inviteWhoHasNone, inboxReadersHaveADepartment],
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
    moment('sentAt', { en: 'Mailed', so: 'La diray' }),
    moment('expiresAt', { en: 'Works until', so: 'Shaqaynaysa ilaa' }),
    moment('acceptedAt', { en: 'Accepted', so: 'La aqbalay' }),
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
