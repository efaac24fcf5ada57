import { redirect } from 'react-router'
import { withLanguage } from '../../language/language-path.ts'
import { PATHS } from '../../paths/canonical-paths.ts'

/** The page's Somali address, which people can say and write, leads to the page in Somali. */
export function loader() {
  return redirect(withLanguage(PATHS.verify, 'SO'), 301)
}
