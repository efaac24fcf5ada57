import type { Field, RowField } from 'payload'
import type { BothLanguages } from '../../../words/both-languages.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../../language-fields.ts'

export const LANGUAGE_NAMES: Readonly<Record<LanguageGroup, BothLanguages>> = {
  so: { en: 'Somali', so: 'Soomaali' },
  en: { en: 'English', so: 'Ingiriis' },
}

/** What the panel says of a text: told there in words, and changed there alone. */
const IN_PANEL = [
  'state',
  'firstPublishedAt',
  'changedAt',
  'changeNote',
  'withdrawnAt',
  'withdrawnReason',
]

/** A field of this name is on the form, and its value is the panel's to show. */
function shownInPanel(field: Field): Field {
  if (!('name' in field) || !IN_PANEL.includes(field.name)) return field
  return { ...field, admin: { ...field.admin, hidden: true } } as Field
}

/**
 * Both texts of a post side by side, Somali first, each with its publishing panel above; one below
 * the other where there is no room for two (layout.css). Stored in the groups `so` and `en`.
 */
export function languageColumns(fields: (group: LanguageGroup) => Field[]): RowField {
  return {
    type: 'row',
    admin: { className: 'post-texts' },
    fields: Object.values(LANGUAGE_GROUP).map((group) => ({
      name: group,
      type: 'group',
      label: LANGUAGE_NAMES[group],
      fields: [
        {
          name: 'publishing',
          type: 'ui',
          admin: {
            disableBulkEdit: true,
            disableListColumn: true,
            components: {
              Field: {
                path: '/collections/posts/desk/publishing-panel.tsx#PublishingPanel',
                clientProps: { group },
              },
            },
          },
        },
        ...fields(group).map(shownInPanel),
      ],
    })),
  }
}
