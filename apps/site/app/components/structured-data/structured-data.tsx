import type { Language } from '@gaashaan/contract/language'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { useLanguage } from '../../language/language-context.tsx'
import type { Settings } from '../../settings/settings.ts'
import { useSettings } from '../../settings/settings-context.tsx'

/** What schema.org's data are made with besides what a page has. */
export interface DataPlace {
  readonly settings: Settings
  readonly language: Language
}

export type MakeData = (place: DataPlace) => object

const script = (json: string) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any sign that could end the script.
    dangerouslySetInnerHTML={{ __html: json }}
  />
)

/** `<` is written as an escape, so that no text can end the script element. */
function Told({ make }: { readonly make: MakeData }) {
  const data = make({ settings: useSettings(), language: useLanguage() })
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return script(json.replaceAll('<', '\\u003c'))
}

/**
 * What a page says of itself in schema.org's words, for search engines, which read the page as it
 * was sent: the browser has no part in it. Use it as `make={import.meta.env.SSR && …}`, so that what
 * makes the data stays out of the bundle. A script of this type is data and needs no place in the
 * policy (HTML, "prepare the script element").
 */
export function StructuredData({ make }: { readonly make: MakeData | false }) {
  // Search engines do not save data.
  if (import.meta.env.SSR && isSaving()) return null
  return import.meta.env.SSR && make ? <Told make={make} /> : script('{}')
}
