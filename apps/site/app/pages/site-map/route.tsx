import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { siteMapGroups } from './groups.ts'
import styles from './site-map.module.css'

/** Every page of the site on one, for those who look for one and do not know its name. */
export default function SiteMap() {
  const messages = usePageMessages()
  const { title, lead } = messages.siteMap
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageTitle title={title} lead={lead} />
      <div className={`container ${styles.groups}`}>
        {siteMapGroups(messages).map(({ heading, pages }) => (
          <section key={heading} className={styles.group}>
            <h2>{heading}</h2>
            <ul>
              {pages.map(({ page, label }) => (
                <li key={page}>
                  <PageLink to={PATHS[page]}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
