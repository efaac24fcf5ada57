import type { Field, TabsField } from 'payload'
import { GROUP_LABEL, LANGUAGE_GROUP, type LanguageGroup } from './language-fields.ts'

/** One tab for each language, with the same fields in the groups `so` and `en`. */
export function languageTabs(fields: (group: LanguageGroup) => Field[]): TabsField {
  return {
    type: 'tabs',
    tabs: Object.values(LANGUAGE_GROUP).map((group) => ({
      name: group,
      label: GROUP_LABEL[group],
      fields: fields(group),
    })),
  }
}
