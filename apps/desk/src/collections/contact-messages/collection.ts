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
import { followUpFields } from './follow-up-fields.ts'
import { enforceFollowUpRules } from './follow-up-rules.ts'
import { readConversation } from './read-conversation.ts'
import { recordReading } from './record-reading.ts'
import { recordSearch } from './record-search.ts'
import { openSearch, sealSearch } from './sealed-search.ts'
import { messageReference } from './submission-digest.ts'
import { visitorFields } from './visitor-fields.ts'

/** Adds the reference that the visitor was given to a message. */
const showReference: CollectionBeforeReadHook<ContactMessage> = ({ doc }) => ({
  ...doc,
  reference: messageReference(doc.sending),
})

/** Deletes the notes and replies of a deleted message. */
const deleteConversation: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { message: { equals: id } }
  await req.payload.delete({ collection: 'message-notes', where, depth: 0, req })
  await req.payload.delete({ collection: 'message-replies', where, depth: 0, req })
}

/** The audit names messages by their department, since visitors' data must be deletable. */
const auditSettings: AuditSettings = {
  subject: 'message',
  heading: (doc) => String(doc.department ?? ''),
}

/** Visitors' messages. Only the contact call creates them; their departments follow them up. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: {
    singular: { en: 'Message', so: 'Farriin' },
    plural: { en: 'Inbox', so: 'Sanduuqa farriimaha' },
  },
  custom: { audit: auditSettings },
  admin: {
    group: DESK_GROUP,
    useAsTitle: 'subject',
    hideAPIURL: true,
    defaultColumns: ['subject', 'state', 'name', 'department', 'assignee', 'createdAt'],
    // The reference is the beginning of `sending`.
    listSearchableFields: ['subject', 'name', 'email', 'message', 'sending'],
    components: {
      beforeListTable: [
        '/collections/contact-messages/admin/inbox-search-panel.tsx#InboxSearchPanel',
        '/collections/contact-messages/admin/inbox-filter.tsx#InboxFilter',
      ],
    },
  },
  access: {
    create: nobody,
    read: inboxReadersOfItsDepartment,
    update: inboxReadersOfItsDepartment,
    delete: nobody,
  },
  endpoints: [
    { path: '/search', method: 'post', handler: sealSearch },
    { path: '/export', method: 'get', handler: exportMessages },
    { path: '/:id/conversation', method: 'get', handler: readConversation },
    { path: '/:id/notes', method: 'post', handler: addNote },
    { path: '/:id/replies', method: 'post', handler: (req) => answerMessage(req) },
  ],
  hooks: {
    beforeOperation: [openSearch],
    beforeChange: [enforceFollowUpRules],
    beforeRead: [showReference],
    beforeDelete: [deleteConversation],
    afterOperation: [recordReading, recordSearch()],
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
    // The digest by which the contact call recognizes a repeated submission. It is not `hidden`, since
    // the search for a reference needs it.
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
