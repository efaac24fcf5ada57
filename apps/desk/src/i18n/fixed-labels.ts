import type { Field, SanitizedConfig } from 'payload'
import { english } from './english.ts'
import type { BothLanguages, DeskLanguage } from './messages.ts'
import { somali } from './somali/index.ts'

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

const tables: BothLanguages<{ readonly translations: Tables }> = {
  en: english,
  so: somali,
}

/** Payload's `t`, for a key such as `general:updatedAt`, in a given language. */
const translatorFor = (language: DeskLanguage) => (key: string) => {
  const [group = '', name = ''] = key.split(':')
  return tables[language].translations[group]?.[name] ?? key
}

type Label = ((args: { t: (key: string) => string }) => string) | unknown

/** A label in both languages, where it was a function of the language. */
function fixed(label: Label): Label {
  if (typeof label !== 'function') return label
  return { en: label({ t: translatorFor('en') }), so: label({ t: translatorFor('so') }) }
}

function fixLabels(field: Field): void {
  const named = field as { label?: Label; options?: unknown[] }
  if ('label' in named) named.label = fixed(named.label)
  for (const option of named.options ?? []) {
    if (typeof option !== 'object' || option === null) continue
    const one = option as { label?: Label }
    one.label = fixed(one.label)
  }
}

/**
 * Replaces the label functions of the fields that Payload adds (`createdAt`, `updatedAt`, …) with
 * labels in both languages. Payload calls such a function once, in the language of whoever opens a
 * collection first, and keeps the result for everybody.
 */
export function fixedLabels(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(fixLabels)
  return config
}
