import type { Field, RowField } from 'payload'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../../language-fields.ts'
import { FACTS } from '../text-selection.ts'

export const LANGUAGE_NAMES: Readonly<Record<LanguageGroup, BothLanguages>> = {
  so: { en: 'Somali', so: 'Soomaali' },
  en: { en: 'English', so: 'Ingiriis' },
}

/** What publishing says of a text is on the form too, and its panel's to show and to change. */
function shownInPanel(field: Field): Field {
  if (!('name' in field) || !FACTS.includes(field.name)) return field
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
                path: '/collections/posts/admin/publishing-panel.tsx#PublishingPanel',
                clientProps: { group },
              },
            },
          },
        },
        {
          name: 'copyText',
          type: 'ui',
          admin: {
            disableBulkEdit: true,
            disableListColumn: true,
            components: {
              Field: {
                path: '/collections/posts/copy-text/copy-text.tsx#CopyText',
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
