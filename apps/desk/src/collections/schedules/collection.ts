import type { CollectionConfig, SelectField } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { DAY_AND_TIME } from '../../i18n/date-formats.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { GROUP_LABEL } from '../language-fields.ts'
import { PUBLICATION_LABELS } from '../posts/text-states.ts'

const requiredSelect = (
  name: string,
  label: BothLanguages,
  options: Readonly<Record<string, BothLanguages>>,
): SelectField => ({
  name,
  label,
  type: 'select',
  required: true,
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
})

/**
 * When texts will be published or withdrawn, and what became of it. Only a post's publishing and the
 * desk's clock write schedules.
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
    requiredSelect('language', { en: 'Language', so: 'Luqadda' }, GROUP_LABEL),
    requiredSelect(
      'action',
      { en: 'What', so: 'Falka' },
      {
        publish: { en: 'Publish', so: 'Daabac' },
        withdraw: { en: 'Withdraw', so: 'Ka noqo' },
      },
    ),
    {
      name: 'at',
      label: { en: 'When', so: 'Goorta' },
      type: 'date',
      required: true,
      admin: { date: DAY_AND_TIME },
    },
    {
      ...requiredSelect(
        'state',
        { en: 'State', so: 'Xaaladda' },
        {
          pending: { en: 'Waiting', so: 'Waa la sugayaa' },
          done: { en: 'Done', so: 'Waa la fuliyay' },
          cancelled: { en: 'Cancelled', so: 'Waa la baajiyay' },
          failed: { en: 'Failed', so: 'Wuu fashilmay' },
        },
      ),
      defaultValue: 'pending',
    },
    {
      name: 'by',
      label: { en: 'Scheduled by', so: 'Waxaa qorsheeyay' },
      type: 'relationship',
      relationTo: 'users',
    },
    { name: 'reason', label: { en: 'Reason', so: 'Sababta' }, type: 'text' },
    { name: 'changeNote', label: PUBLICATION_LABELS.changeNote, type: 'text' },
    {
      name: 'endedAt',
      label: { en: 'Ended', so: 'Dhammaaday' },
      type: 'date',
      admin: { date: DAY_AND_TIME },
    },
    { name: 'why', label: { en: 'Why it ended', so: 'Sababta uu u dhammaaday' }, type: 'text' },
  ],
}
