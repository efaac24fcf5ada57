import { useLocation } from 'react-router'
import { languageInSearch, withLanguage } from '../../language/address-language.ts'

/** Where a form posts without JavaScript, naming the language where the page's address does. */
export function useFormAction(path: string): string {
  return withLanguage(path, languageInSearch(useLocation().search))
}
