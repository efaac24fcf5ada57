import { Icon } from '../../components/icon/icon.tsx'
import styles from './api.module.css'
import type { ApiPageMessages } from './api-page-messages.ts'
import type { CallView } from './present-calls.server.ts'

interface CodeProps {
  readonly label: string
  /** Of the call, for those who hear the label without what stands around it. */
  readonly of: string
  readonly text: string
}

/** A long text of a program, which scrolls by itself and by keyboard. */
function Code({ label, of, text }: CodeProps) {
  return (
    <details className={styles.details}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section tabIndex={0} aria-label={`${label}: ${of}`}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </details>
  )
}

function Keys({ call, messages }: { readonly call: CallView; readonly messages: ApiPageMessages }) {
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

/** One call: what it is for, its keys, an example to try, what it answers, how it can fail. */
export function CallSection({
  call,
  messages,
}: {
  readonly call: CallView
  readonly messages: ApiPageMessages
}) {
  const { id, method, path, title, text, example, sent, answer, failures } = call
  return (
    <section className={styles.call} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.address}>
        <b>{method}</b> <code>{path}</code>
      </p>
      <p>{text}</p>
      <Keys call={call} messages={messages} />
      {example ? (
        <p className={styles.example}>
          {messages.example}:{' '}
          <a href={example}>
            <code>{example}</code>
          </a>
        </p>
      ) : null}
      {sent ? <Code label={messages.sent} of={title} text={sent} /> : null}
      <Code label={messages.answer} of={title} text={answer} />
      {failures.length > 0 ? (
        <details className={styles.details}>
          <summary>
            {messages.failures}
            <Icon name="chevron-down" />
          </summary>
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
        </details>
      ) : null}
    </section>
  )
}
