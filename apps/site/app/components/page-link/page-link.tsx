import { Link, type LinkProps, useLocation } from 'react-router'
import { languageInSearch, withLanguage } from '../../language/language-path.ts'

/**
 * A link within the site. Where the page's URL names the language, so does the link, so that readers and
 * crawlers without cookies stay in that language.
 */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { readonly to: string }) {
  const { search } = useLocation()
  return <Link to={withLanguage(to, languageInSearch(search))} prefetch="intent" {...rest} />
}
