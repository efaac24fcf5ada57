import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import type { apiPage } from '../../messages/so/api-page.server.ts'
import styles from './api.module.css'
import type { CallView } from './present-calls.server.ts'

/** The plain texts of the page's messages; the functions stay on the server. */
export type ApiPageMessages = Omit<typeof apiPage, 'text' | 'between'>

interface DetailsProps {
  readonly label: string
  readonly children: ReactNode
}

function Details({ label, children }: DetailsProps) {
  return (
    <details className={styles.details}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

interface CodeProps {
  readonly label: string
  /** The call's title, for screen readers. */
  readonly title: string
  readonly text: string
}

/** A long code listing that has its own scroll bars, and scrolls by keyboard. */
function Code({ label, title, text }: CodeProps) {
  return (
    <Details label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section tabIndex={0} aria-label={`${label}: ${title}`}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </Details>
  )
}

interface CallProps {
  readonly call: CallView
  readonly messages: ApiPageMessages
}

function QueryKeys({ call, messages }: CallProps) {
  if (call.keys.length === 0) return null
  return (
    <dl className={styles.keys} aria-label={messages.keys}>
      {call.keys.map(({ name, about, values, required }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <span>{required ? messages.required : messages.optional}</span>
          </dt>
          <dd>
            {about}
            <span className={styles.values}>{values}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A call: its purpose, its keys, an example to try, its response, its errors. */
export function CallSection({ call, messages }: CallProps) {
  const { id, method, path, title, text, example, body, response, failures } = call
  return (
    <section className={styles.call} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.path}>
        <b>{method}</b> <code>{path}</code>
      </p>
      <p>{text}</p>
      <QueryKeys call={call} messages={messages} />
      {example ? (
        <p className={styles.example}>
          {messages.example}:{' '}
          <a href={example}>
            <code>{example}</code>
          </a>
        </p>
      ) : null}
      {body ? <Code label={messages.sent} title={title} text={body} /> : null}
      <Code label={messages.answer} title={title} text={response} />
      {failures.length > 0 ? (
        <Details label={messages.failures}>
          <ul>
            {failures.map(({ code, status, about }) => (
              <li key={code}>
                <code>
                  {status} {code}
                </code>{' '}
                {about}
              </li>
            ))}
          </ul>
        </Details>
      ) : null}
    </section>
  )
}
