import { PATHS } from '../../addresses.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { useWords } from '../../language/language-context.tsx'
import motif from '../../marks/empty.svg?url'
import styles from './error-page.module.css'
import { REFERENCE_ID, useReference } from './use-reference.ts'

interface ErrorPageProps {
  readonly error: unknown
  readonly status: number | undefined
  readonly message: string | undefined
  /** Given in development only. */
  readonly stack: string | undefined
}

/** The router's heading, in English whatever the page's language (Specification §2). */
const HEADING = 'Unexpected Application Error!'

/**
 * The error screen: heading, status or message, what to quote to those
 * who run the site where it is their fault, the stack in development, and a way home.
 */
export function ErrorPage({ error, status, message, stack }: ErrorPageProps) {
  const words = useWords().common
  const reference = useReference(error)
  const isMissing = status === 404
  const isOurFault = (status ?? 500) >= 500
  const detail = status ? `${status} ${message ?? ''}`.trim() : message
  return (
    <div className={`container ${styles.page}`}>
      <title>{isMissing ? words.errorScreen.notFound : HEADING}</title>
      <meta name="robots" content="noindex" />
      <img src={motif} width="180" height="120" alt="" />
      <h1 lang="en">{HEADING}</h1>
      {detail ? (
        <p className={styles.detail} lang="en">
          {detail}
        </p>
      ) : null}
      {isMissing ? <h2>{words.errorScreen.notFound}</h2> : null}
      <p>{isMissing ? words.errorScreen.notFoundHint : words.errorScreen.failedHint}</p>
      {isOurFault && reference ? (
        <p>
          {words.errorScreen.reference}: <code id={REFERENCE_ID}>{reference}</code>
        </p>
      ) : null}
      {stack ? (
        <details open>
          <summary>{words.errorScreen.stack}</summary>
          <pre className={styles.stack}>{stack}</pre>
        </details>
      ) : null}
      <ArrowLink to={PATHS.home}>{words.backToHome}</ArrowLink>
    </div>
  )
}
