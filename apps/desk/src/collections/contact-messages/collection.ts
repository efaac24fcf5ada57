import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeReadHook,
  CollectionConfig,
} from 'payload'
import { inboxReadersOfItsDepartment } from '../../access/inbox-readers-of-its-department.ts'
import { nobody } from '../../access/nobody.ts'
import type { AuditSettings } from '../../audit/audit-subjects.ts'
import { mailFields } from '../../mail/mail-fields.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { DESK_GROUP } from '../groups.ts'
import { addNote } from './add-note.ts'
import { answerMessage } from './answer-message.ts'
import { exportMessages } from './export-messages.ts'
import { followMessage } from './follow-message.ts'
import { followUpFields } from './follow-up-fields.ts'
import { readConversation } from './read-conversation.ts'
import { recordReading } from './record-reading.ts'
import { referenceOf } from './sending-digest.ts'
import { visitorFields } from './visitor-fields.ts'

/** Gives a message the reference that its visitor was told. */
const showReference: CollectionBeforeReadHook<ContactMessage> = ({ doc }) => ({
  ...doc,
  reference: referenceOf(doc.sending),
})

/** A message that is deleted takes its notes and replies with it. */
const deleteConversation: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { message: { equals: id } }
  await req.payload.delete({ collection: 'message-notes', where, depth: 0, req })
  await req.payload.delete({ collection: 'message-replies', where, depth: 0, req })
}

/** In the audit a message is its department's: what a visitor wrote is forgotten one day. */
const inTheAudit: AuditSettings = {
  thing: 'message',
  heading: (doc) => String(doc.department ?? ''),
}

/** Visitors' messages: written by the contact call alone, followed up by their departments. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: {
    singular: { en: 'Message', so: 'Farriin' },
    plural: { en: 'Inbox', so: 'Sanduuqa farriimaha' },
  },
  custom: { audit: inTheAudit },
  admin: {
    group: DESK_GROUP,
    useAsTitle: 'subject',
    hideAPIURL: true,
    defaultColumns: ['subject', 'state', 'name', 'department', 'assignee', 'createdAt'],
    // `sending` begins with the reference.
    listSearchableFields: ['subject', 'name', 'email', 'message', 'sending'],
    components: {
      beforeListTable: ['/collections/contact-messages/admin/inbox-filter.tsx#InboxFilter'],
    },
  },
  access: {
    create: nobody,
    read: inboxReadersOfItsDepartment,
    update: inboxReadersOfItsDepartment,
    delete: nobody,
  },
  endpoints: [
    { path: '/export', method: 'get', handler: exportMessages },
    { path: '/:id/conversation', method: 'get', handler: readConversation },
    { path: '/:id/notes', method: 'post', handler: addNote },
    { path: '/:id/replies', method: 'post', handler: (req) => answerMessage(req) },
  ],
  hooks: {
    beforeChange: [followMessage],
    beforeRead: [showReference],
    beforeDelete: [deleteConversation],
    afterOperation: [recordReading],
  },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    ...visitorFields,
    {
      name: 'conversation',
      type: 'ui',
      label: { en: 'Replies and notes', so: 'Jawaabaha iyo qoraallada' },
      admin: {
        disableListColumn: true,
        components: {
          Field: '/collections/contact-messages/admin/conversation-panel.tsx#ConversationPanel',
        },
      },
    },
    ...followUpFields,
    ...mailFields,
    // What the contact call knows a second try of the same sending by. Not Payload's `hidden`: the
    // search for a reference looks here.
    {
      name: 'sending',
      type: 'text',
      unique: true,
      index: true,
      access: { create: () => false, update: () => false },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
