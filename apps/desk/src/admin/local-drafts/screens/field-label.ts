import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'

type Labelled = Pick<ClientField, 'type'> & {
  readonly name?: string
  readonly label?: unknown
  readonly fields?: readonly Labelled[]
  readonly tabs?: readonly Labelled[]
}

/** The named fields, including those inside of fields without a name, such as rows and tabs. */
function namedFields(fields: readonly Labelled[]): readonly Labelled[] {
  return fields.flatMap((field) =>
    field.name ? [field] : namedFields([...(field.fields ?? []), ...(field.tabs ?? [])]),
  )
}

/** The labels of the fields on a path: `Somali: Title`. */
export function fieldLabel(fields: readonly unknown[], path: string, i18n: I18nClient): string {
  const labels: string[] = []
  let inner = fields as readonly Labelled[]
  for (const name of path.split('.')) {
    const field = namedFields(inner).find((candidate) => candidate.name === name)
    if (typeof field?.label === 'string' || typeof field?.label === 'object') {
      labels.push(getTranslation(field.label as Record<string, string>, i18n))
    }
    inner = field?.fields ?? []
  }
  return labels.join(': ') || path
}
