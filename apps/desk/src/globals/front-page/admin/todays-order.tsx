'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import styles from '../../../collections/posts/admin/writing.module.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ORDER_MESSAGES } from './messages.ts'

/** Paths of the calls with which the site reads the lists of the front page (Specification §7). */
const POSTS = '/api/posts/public/featured'
const OPERATIONS = '/api/operations/featured'
const PATHS = {
  news: { so: `${POSTS}?category_id=1&language=SO`, en: `${POSTS}?category_id=6&language=EN` },
  videos: { so: `${POSTS}?category_id=5&language=SO`, en: `${POSTS}?category_id=5&language=EN` },
  operations: { so: `${OPERATIONS}?language=SO`, en: `${OPERATIONS}?language=EN` },
}

interface Item {
  readonly id: number
  readonly title: string
  readonly title_so?: string
}

type Order = Readonly<Record<'so' | 'en', readonly Item[]>>

async function fetchList(path: string, signal: AbortSignal): Promise<readonly Item[]> {
  const response = await fetch(path, { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return ((await response.json()) as { data: readonly Item[] }).data
}

/** The order that readers see, read as the site reads it, and again after each save. */
function useOrder(list: keyof typeof PATHS): Order | 'failed' | undefined {
  const [order, setOrder] = useState<Order | 'failed'>()
  const { lastUpdateTime } = useDocumentInfo()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save.
  useEffect(() => {
    const controller = new AbortController()
    const { so, en } = PATHS[list]
    Promise.all([fetchList(so, controller.signal), fetchList(en, controller.signal)])
      .then(([somali, english]) => setOrder({ so: somali, en: english }))
      .catch(() => controller.signal.aborted || setOrder('failed'))
    return () => controller.abort()
  }, [list, lastUpdateTime])
  return order
}

/** The order in which readers see a list of the front page today. */
export function TodaysOrder({ list }: { readonly list: keyof typeof PATHS }) {
  const { t } = useMessages()
  const id = useId()
  const order = useOrder(list)
  const { value, setValue } = useField<readonly number[]>({ path: list })
  if (order === undefined) return null
  if (order === 'failed') return <p role="alert">{t(ORDER_MESSAGES.failed)}</p>
  const ids = [...new Set([...order.so, ...order.en].map((item) => item.id))]
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t(ORDER_MESSAGES.heading)}
      </h3>
      {ids.length === 0 && <p>{t(ORDER_MESSAGES.nothing)}</p>}
      <div className={styles.orders}>
        {ids.length > 0 &&
          (['so', 'en'] as const).map((language) => (
            <div key={language}>
              <h4>{t(language === 'so' ? ORDER_MESSAGES.somali : ORDER_MESSAGES.english)}</h4>
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
          <p id={`${id}-hint`}>{t(ORDER_MESSAGES.startHint)}</p>
          <button
            type="button"
            className={styles.button}
            aria-describedby={`${id}-hint`}
            onClick={() => setValue(ids)}
          >
            {t(ORDER_MESSAGES.start)}
          </button>
        </>
      )}
    </section>
  )
}
