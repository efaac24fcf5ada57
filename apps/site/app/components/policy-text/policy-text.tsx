import { longDate } from '../../language/dates.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { PageTitle } from '../page-title/page-title.tsx'
import styles from './policy-text.module.css'

/** The anchor of a section does not depend on its heading, which may change. */
const sectionId = (index: number) => `section-${index + 1}`

interface PolicyTextProps {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly list?: readonly string[]
  }[]
  /** ISO instant. */
  readonly updatedAt: string
}

/** A page of text with its table of contents and where to send questions. */
export function PolicyText({ title, lead, sections, updatedAt }: PolicyTextProps) {
  const messages = usePageMessages().policies
  const language = useLanguage()
  const { email } = useSettings()
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageTitle title={title} lead={lead} />
      <div className={`container ${styles.columns}`}>
        <nav className={`${styles.contents} no-print`} aria-labelledby="on-this-page">
          <LinkList heading={messages.onThisPage} headingId="on-this-page">
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${sectionId(index)}`}>{heading}</a>
              </li>
            ))}
          </LinkList>
        </nav>
        <div className={`starred ${styles.text}`}>
          {sections.map(({ heading, paragraphs, list }, index) => (
            <section key={heading} aria-labelledby={sectionId(index)}>
              <h2 id={sectionId(index)}>{heading}</h2>
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
            {messages.updated}: <time dateTime={updatedAt}>{longDate(updatedAt, language)}</time>
          </p>
        </div>
        <aside className={styles.questions} aria-labelledby="questions">
          <h2 id="questions">{messages.questions}</h2>
          <p>
            {messages.writeTo} <a href={`mailto:${email}`}>{email}</a>
          </p>
          <ArrowLink to={PATHS.contact}>{messages.contactPage}</ArrowLink>
        </aside>
      </div>
    </>
  )
}
