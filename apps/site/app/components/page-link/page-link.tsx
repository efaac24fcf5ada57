import { Link, type LinkProps, useLocation } from 'react-router'
import { languageInSearch, withLanguage } from '../../language/address-language.ts'

/**
 * A link inside the site. Where the page's own address names the language, the link goes on naming
 * it, so that a reader or a crawler without cookies stays in it.
 */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { readonly to: string }) {
  const { search } = useLocation()
  return <Link to={withLanguage(to, languageInSearch(search))} prefetch="intent" {...rest} />
}
