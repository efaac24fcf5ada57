import type { GlobalConfig } from 'payload'
import { administrators } from '../../access/administrators.ts'
import { DESK_GROUP } from '../../collections/groups.ts'

/** Default number of months before a message is deleted. */
export const DEFAULT_RETENTION_MONTHS = 24

const MAX_RETENTION_MONTHS = 240

/** How long visitors' messages are stored. Administrators set it, even those who read no messages. */
export const inboxSettings: GlobalConfig = {
  slug: 'inbox-settings',
  label: { en: 'Inbox settings', so: 'Habaynta sanduuqa farriimaha' },
  access: { read: administrators, update: administrators },
  admin: { group: DESK_GROUP },
  lockDocuments: false,
  fields: [
    {
      name: 'keptMonths',
      label: { en: 'Months to keep messages', so: 'Bilaha farriimaha la hayo' },
      type: 'number',
      required: true,
      defaultValue: DEFAULT_RETENTION_MONTHS,
      min: 0,
      max: MAX_RETENTION_MONTHS,
      admin: {
        step: 1,
        description: {
          en: 'Older messages are deleted once a day, with their notes and replies, and cannot be brought back. 0 keeps them for ever.',
          so: 'Farriimaha ka duqsan waxaa la tirtiraa maalin kasta, iyaga, qoraalladooda iyo jawaabahooda; dib looma soo celin karo. 0 waxay ka dhigan tahay in aan weligood la tirtirin.',
        },
      },
      validate: (value: number | null | undefined) =>
        (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_RETENTION_MONTHS) ||
        `0 – ${MAX_RETENTION_MONTHS}`,
    },
  ],
}
