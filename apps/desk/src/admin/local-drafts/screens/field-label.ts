import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'

type Labelled = Pick<ClientField, 'type'> & {
  readonly name?: string
  readonly label?: unknown
  readonly fields?: readonly Labelled[]
  readonly tabs?: readonly Labelled[]
}

/** The fields inside others that have no name of their own: rows, tabs. */
function named(fields: readonly Labelled[]): readonly Labelled[] {
  return fields.flatMap((field) =>
    field.name ? [field] : named([...(field.fields ?? []), ...(field.tabs ?? [])]),
  )
}

/** The names of the fields on a path, as editors read them: `Somali: Title`. */
export function fieldLabel(fields: readonly unknown[], path: string, i18n: I18nClient): string {
  const labels: string[] = []
  let inside = fields as readonly Labelled[]
  for (const name of path.split('.')) {
    const field = named(inside).find((one) => one.name === name)
    if (typeof field?.label === 'string' || typeof field?.label === 'object') {
      labels.push(getTranslation(field.label as Record<string, string>, i18n))
    }
    inside = field?.fields ?? []
  }
  return labels.join(': ') || path
}
