import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { DAY_AND_TIME } from '../../i18n/date-forms.ts'
import { CONTENT_GROUP } from '../groups.ts'

/**
 * What will be published or withdrawn by itself, and what became of it: written by a post's
 * publishing and by the desk's clock alone.
 */
export const schedules: CollectionConfig = {
  slug: 'schedules',
  labels: {
    singular: { en: 'Schedule', so: 'Jadwal' },
    plural: { en: 'Schedules', so: 'Jadwallada' },
  },
  admin: {
    group: CONTENT_GROUP,
    useAsTitle: 'at',
    defaultColumns: ['at', 'post', 'language', 'action', 'state', 'by'],
  },
  access: { create: nobody, read: thoseWhoWrite, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-at',
  indexes: [{ fields: ['state', 'at'] }, { fields: ['post', 'state'] }],
  fields: [
    {
      name: 'post',
      label: { en: 'Post', so: 'Qoraalka' },
      type: 'relationship',
      relationTo: 'posts',
    },
    {
      name: 'language',
      label: { en: 'Language', so: 'Luqadda' },
      type: 'select',
      required: true,
      options: [
        { value: 'so', label: { en: 'Somali', so: 'Soomaali' } },
        { value: 'en', label: { en: 'English', so: 'Ingiriis' } },
      ],
    },
    {
      name: 'action',
      label: { en: 'What', so: 'Falka' },
      type: 'select',
      required: true,
      options: [
        { value: 'publish', label: { en: 'Publish', so: 'Daabac' } },
        { value: 'withdraw', label: { en: 'Withdraw', so: 'Ka noqo' } },
      ],
    },
    {
      name: 'at',
      label: { en: 'When', so: 'Goorta' },
      type: 'date',
      required: true,
      admin: { date: DAY_AND_TIME },
    },
    {
      name: 'state',
      label: { en: 'State', so: 'Xaaladda' },
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [
        { value: 'pending', label: { en: 'Waiting', so: 'Waa la sugayaa' } },
        { value: 'done', label: { en: 'Done', so: 'Waa la fuliyay' } },
        { value: 'cancelled', label: { en: 'Cancelled', so: 'Waa la baajiyay' } },
        { value: 'failed', label: { en: 'Failed', so: 'Wuu fashilmay' } },
      ],
    },
    {
      name: 'by',
      label: { en: 'Scheduled by', so: 'Waxaa qorsheeyay' },
      type: 'relationship',
      relationTo: 'users',
    },
    { name: 'reason', label: { en: 'Reason', so: 'Sababta' }, type: 'text' },
    {
      name: 'changeNote',
      label: { en: 'What has changed', so: 'Waxa isbeddelay' },
      type: 'text',
    },
    {
      name: 'endedAt',
      label: { en: 'Ended', so: 'Dhammaaday' },
      type: 'date',
      admin: { date: DAY_AND_TIME },
    },
    { name: 'why', label: { en: 'Why it ended', so: 'Sababta uu u dhammaaday' }, type: 'text' },
  ],
}
