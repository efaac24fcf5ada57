'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import styles from '../../../collections/posts/desk/writing.module.css'
import { useWords } from '../../../words/use-words.ts'
import { ORDER_WORDS } from './words.ts'

/** The calls by which the site reads a list of the front page, in each language (Specification §7). */
const CALLS = {
  news: {
    so: '/api/posts/public/featured?category_id=1&language=SO',
    en: '/api/posts/public/featured?category_id=6&language=EN',
  },
  videos: {
    so: '/api/posts/public/featured?category_id=5&language=SO',
    en: '/api/posts/public/featured?category_id=5&language=EN',
  },
  operations: {
    so: '/api/operations/featured?language=SO',
    en: '/api/operations/featured?language=EN',
  },
} as const

interface Item {
  readonly id: number
  readonly title: string
  readonly title_so?: string
}

type Order = Readonly<Record<'so' | 'en', readonly Item[]>>

async function read(path: string, signal: AbortSignal): Promise<readonly Item[]> {
  const answer = await fetch(path, { cache: 'no-store', signal })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return ((await answer.json()) as { data: readonly Item[] }).data
}

/** What readers have now, read as the site reads it, and anew after each save. */
function useOrder(list: keyof typeof CALLS): Order | 'failed' | undefined {
  const [order, setOrder] = useState<Order | 'failed'>()
  const { lastUpdateTime } = useDocumentInfo()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save.
  useEffect(() => {
    const stop = new AbortController()
    const { so, en } = CALLS[list]
    Promise.all([read(so, stop.signal), read(en, stop.signal)])
      .then(([somali, english]) => setOrder({ so: somali, en: english }))
      .catch(() => stop.signal.aborted || setOrder('failed'))
    return () => stop.abort()
  }, [list, lastUpdateTime])
  return order
}

/** The order in which readers see a list of the front page today, before anything is dragged. */
export function TodaysOrder({ list }: { readonly list: keyof typeof CALLS }) {
  const { say } = useWords()
  const id = useId()
  const order = useOrder(list)
  const { value, setValue } = useField<readonly number[]>({ path: list })
  if (order === undefined) return null
  if (order === 'failed') return <p role="alert">{say(ORDER_WORDS.failed)}</p>
  const ids = [...new Set([...order.so, ...order.en].map((item) => item.id))]
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {say(ORDER_WORDS.heading)}
      </h3>
      {ids.length === 0 && <p>{say(ORDER_WORDS.nothing)}</p>}
      <div className={styles.orders}>
        {ids.length > 0 &&
          (['so', 'en'] as const).map((language) => (
            <div key={language}>
              <h4>{say(language === 'so' ? ORDER_WORDS.somali : ORDER_WORDS.english)}</h4>
              <ol lang={language}>
                {order[language].map((item) => (
                  <li key={item.id}>{(language === 'so' && item.title_so) || item.title}</li>
                ))}
              </ol>
            </div>
          ))}
      </div>
      {ids.length > 0 && !value?.length && (
        <>
          <p id={`${id}-hint`}>{say(ORDER_WORDS.startHint)}</p>
          <button
            type="button"
            className={styles.button}
            aria-describedby={`${id}-hint`}
            onClick={() => setValue(ids)}
          >
            {say(ORDER_WORDS.start)}
          </button>
        </>
      )}
    </section>
  )
}
