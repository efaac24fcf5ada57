import { DEPARTMENTS } from '@gaashaan/contract'
import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { signedIn } from '../../access/signed-in.ts'
import { DEPARTMENT_LABELS } from './departments.ts'

/** Visitors' messages: written by the contact call alone, read by the editors. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  admin: {
    group: 'Desk',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'department', 'createdAt', 'mailedAt'],
  },
  access: { create: nobody, read: signedIn, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    {
      name: 'department',
      type: 'select',
      required: true,
      options: DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
    },
    { name: 'message', type: 'textarea', required: true },
    { name: 'agreed', label: 'Agreed to the data collection policy', type: 'checkbox' },
    { name: 'mailedAt', type: 'date', admin: { position: 'sidebar' } },
    { name: 'mailAttempts', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
    { name: 'mailError', type: 'text', admin: { position: 'sidebar' } },
    {
      name: 'mailDueAt',
      label: 'Next attempt to mail',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', description: 'Empty when mailed or given up.' },
    },
  ],
}
