import { useState } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { WorkerMessage } from '../../offline/worker-message.ts'
import { readOutbox } from '../../outbox/outbox.ts'
import styles from './offline.module.css'

/** Has the service worker delete everything; rejects where there is none that runs this page. */
function forget(): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (!controller) return Promise.reject(new Error('no service worker'))
  const { port1, port2 } = new MessageChannel()
  const told: WorkerMessage = { kind: 'forget' }
  controller.postMessage(told, [port2])
  return new Promise((resolve) => {
    port1.onmessage = () => resolve()
  })
}

/** Lets the reader delete what is kept on the device, waiting messages too. */
export function DeleteCachedPages() {
  const words = usePageMessages().offline.delete
  const [told, setTold] = useState('')
  const isHydrated = useHydrated()

  async function onDelete() {
    const all = await readOutbox()
    if (all.some(({ state }) => state !== 'sent') && !confirm(words.sure)) return
    try {
      await forget()
      document.querySelector('#kept-pages ul')?.remove()
      setTold(words.done)
    } catch {
      setTold(words.failed)
    }
  }

  return (
    <section aria-labelledby="delete" className={styles.card}>
      <h2 id="delete">{words.title}</h2>
      <p>{words.text}</p>
      {isHydrated ? (
        <button type="button" className={styles.delete} onClick={onDelete}>
          <Icon name="close" />
          {words.button}
        </button>
      ) : null}
      <p role="status">{told}</p>
    </section>
  )
}
