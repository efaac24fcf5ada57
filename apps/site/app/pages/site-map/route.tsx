import { LinkList } from '../../components/link-list/link-list.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageHeader } from '../page-header.tsx'
import styles from './site-map.module.css'
import { siteMapGroups } from './site-map-groups.ts'

/** Links to every page of the site. */
export default function SiteMap() {
  const messages = usePageMessages()
  const { title, lead } = messages.siteMap
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className={`container ${styles.groups}`}>
        {siteMapGroups(messages).map(({ heading, pages }) => (
          <LinkList key={heading} heading={heading}>
            {pages.map(({ page, label }) => (
              <li key={page}>
                <PageLink to={PATHS[page]}>{label}</PageLink>
              </li>
            ))}
          </LinkList>
        ))}
      </div>
    </>
  )
}
