import { PATHS } from '../../addresses.ts'
import { longDate } from '../../language/dates.ts'
import { useLanguage, usePageWords } from '../../language/language-context.tsx'
import type { PolicyText as PolicyTextData } from '../../language/words/so/policies-text.server.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { PageTitle } from '../page-title/page-title.tsx'
import styles from './policy-text.module.css'

/** The day the policy texts were last revised. */
const REVISED = '2026-11-21T00:00:00+03:00'

/** A page of plain text with its contents list, and whom to ask. */
export function PolicyText({ title, lead, sections }: PolicyTextData) {
  const words = usePageWords().policies
  const language = useLanguage()
  const { email } = useSettings()
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageTitle title={title} lead={lead} />
      <div className={`container ${styles.columns}`}>
        <nav className={`${styles.contents} no-print`} aria-labelledby="on-this-page">
          <h2 id="on-this-page">{words.onThisPage}</h2>
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, heading, paragraphs, list }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list ? (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
          <p className={styles.revised}>
            {words.updated}:{' '}
            <time dateTime={REVISED.slice(0, 10)}>{longDate(REVISED, language)}</time>
          </p>
        </div>
        <aside className={styles.questions} aria-labelledby="questions">
          <h2 id="questions">{words.questions}</h2>
          <p>
            {words.writeTo} <a href={`mailto:${email}`}>{email}</a>
          </p>
          <ArrowLink to={PATHS.contact}>{words.contactPage}</ArrowLink>
        </aside>
      </div>
    </>
  )
}
