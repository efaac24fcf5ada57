import type { GlobalConfig } from 'payload'
import { administrators } from '../../access/administrators.ts'
import { DESK_GROUP } from '../../collections/groups.ts'

/** Default months before a message is deleted. */
export const RETENTION_MONTHS = 24

const MAX_RETENTION_MONTHS = 240

/** Retention of visitors' messages; set by administrators, who need not read any. */
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
      defaultValue: RETENTION_MONTHS,
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
        (typeof value === 'number' &&
          Number.isInteger(value) &&
          value >= 0 &&
          value <= MAX_RETENTION_MONTHS) ||
        `0 – ${MAX_RETENTION_MONTHS}`,
    },
  ],
}
