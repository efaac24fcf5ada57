import { useState } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { WorkerMessage } from '../../offline/worker-message.ts'
import { readOutbox } from '../../outbox/outbox.ts'
import styles from './offline.module.css'

/** Has the service worker delete all caches; rejects where none controls this page. */
function deleteCaches(): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (!controller) return Promise.reject(new Error('no service worker'))
  const { port1, port2 } = new MessageChannel()
  const message: WorkerMessage = { kind: 'forget' }
  controller.postMessage(message, [port2])
  return new Promise((resolve) => {
    port1.onmessage = () => resolve()
  })
}

/** Lets the reader delete everything stored on the device, including unsent messages. */
export function DeleteCachedPages() {
  const messages = usePageMessages().offline.delete
  const [result, setResult] = useState('')
  const isHydrated = useHydrated()

  async function onDelete() {
    const outbox = await readOutbox()
    if (outbox.some(({ state }) => state !== 'sent') && !confirm(messages.sure)) return
    try {
      await deleteCaches()
      document.querySelector('#kept-pages ul')?.remove()
      setResult(messages.done)
    } catch {
      setResult(messages.failed)
    }
  }

  return (
    <section aria-labelledby="delete" className={styles.card}>
      <h2 id="delete">{messages.title}</h2>
      <p>{messages.text}</p>
      {isHydrated ? (
        <button type="button" className={styles.delete} onClick={onDelete}>
          <Icon name="close" />
          {messages.button}
        </button>
      ) : null}
      <p role="status">{result}</p>
    </section>
  )
}
