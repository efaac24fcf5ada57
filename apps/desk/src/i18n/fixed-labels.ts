import type { Field, SanitizedConfig } from 'payload'
import { english } from './english.ts'
import type { BothLanguages, DeskLanguage } from './messages.ts'
import { somali } from './somali/index.ts'

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

const tables: BothLanguages<{ readonly translations: Tables }> = {
  en: english,
  so: somali,
}

/** Payload's `t` in a given language, for a key such as `general:updatedAt`. */
const translatorFor = (language: DeskLanguage) => (key: string) => {
  const [group = '', name = ''] = key.split(':')
  return tables[language].translations[group]?.[name] ?? key
}

/** Replaces the label function of a field or an option by its result in both languages. */
function fixLabel(labelled: object): void {
  if (!('label' in labelled) || typeof labelled.label !== 'function') return
  const { label } = labelled
  labelled.label = { en: label({ t: translatorFor('en') }), so: label({ t: translatorFor('so') }) }
}

function fixLabels(field: Field): void {
  fixLabel(field)
  if (!('options' in field) || !Array.isArray(field.options)) return
  for (const option of field.options) if (typeof option === 'object') fixLabel(option)
}

/**
 * Replaces the label functions of the fields that Payload adds (`createdAt`, `updatedAt`, …) with
 * labels in both languages. Payload calls such a function once, in the language of the first person
 * who opens the collection, and uses the result for everybody.
 */
export function fixedLabels(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(fixLabels)
  return config
}
