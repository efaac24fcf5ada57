import type { Field, SanitizedConfig } from 'payload'
import type { BothLanguages } from './both-languages.ts'
import { english } from './english.ts'
import { somali } from './somali/index.ts'

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

const tables: Readonly<Record<keyof BothLanguages, { readonly translations: Tables }>> = {
  en: english,
  so: somali,
}

/** Payload's own words for a key such as `general:updatedAt`. */
const wordsIn = (language: keyof BothLanguages) => (key: string) => {
  const [group = '', name = ''] = key.split(':')
  return tables[language].translations[group]?.[name] ?? key
}

type Label = ((args: { t: (key: string) => string }) => string) | unknown

/** A label that is made when it is asked for, as words in both languages. */
function fixed(label: Label): Label {
  if (typeof label !== 'function') return label
  return { en: label({ t: wordsIn('en') }), so: label({ t: wordsIn('so') }) }
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
 * Gives the fields that Payload adds (when something was made, changed, published …) their names in
 * both languages. It makes them in the language of whoever opens a collection first and keeps them:
 * an English desk compared versions under Somali names, and the other way round.
 */
export function fixedLabels(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(fixLabels)
  return config
}
