import type { Language } from '@gaashaan/contract/language'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { useLanguage } from '../../language/language-context.tsx'
import type { Settings } from '../../settings/settings.ts'
import { useSettings } from '../../settings/settings-context.tsx'

export interface DataContext {
  readonly settings: Settings
  readonly language: Language
}

/** Returns a page's schema.org data. */
export type DataBuilder = (context: DataContext) => object

const script = (json: string) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without characters that could end the script.
    dangerouslySetInnerHTML={{ __html: json }}
  />
)

/** `<` is escaped, so that no text can end the script element. */
function DataScript({ build }: { readonly build: DataBuilder }) {
  const data = build({ settings: useSettings(), language: useLanguage() })
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return script(json.replaceAll('<', '\\u003c'))
}

/**
 * A page's schema.org data. Search engines read the page as the server sent it, so the browser does not
 * build the data: use `build={import.meta.env.SSR && …}`, which keeps the builder out of the bundle. The
 * content security policy need not allow a script of this type, which is only data (HTML, "prepare the
 * script element").
 */
export function StructuredData({ build }: { readonly build: DataBuilder | false }) {
  // Search engines never have the data saver on.
  if (import.meta.env.SSR && isDataSaverOn()) return null
  return import.meta.env.SSR && build ? <DataScript build={build} /> : script('{}')
}
