'use client'

import {
  LeaveWithoutSaving,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { useGuardedTyping } from './guard-typing.ts'
import { useShowNewer } from './save-first.ts'
import styles from './writing.module.css'
import './layout.css'
import { useMessages } from '../../../i18n/use-messages.ts'

const MESSAGES = {
  heading: { en: 'Your text is not in the post', so: 'Qoraalkaagu kuma jiro maqaalka' },
  reload: { en: 'Show the newer text', so: 'Tus qoraalka cusub' },
  compare: { en: 'Compare with mine', so: 'Barbar dhig kayga' },
} as const satisfies Record<string, BothLanguages>

/** A name for this open form, as long as it is open. */
function useFormName(): void {
  const [name] = useState(() => crypto.randomUUID())
  const { value, setValue } = useField<string | null>({ path: 'form' })
  useEffect(() => {
    if (value !== name) setValue(name, true)
  }, [name, value, setValue])
}

/** What the desk said when it refused to save over someone else's text; until a save is taken. */
function useRefusal(): string | undefined {
  // Not by `useField`: it would check the field as a number and take the desk's message away.
  const state = useFormFields(([fields]) => fields.revision)
  const message: string | undefined = state?.errorMessage
  const revision: unknown = state?.value
  const [refusal, setRefusal] = useState<{ message: string; revision: unknown }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message stays in the form after it.
  useEffect(() => {
    if (message) setRefusal({ message, revision })
  }, [message])
  return refusal && refusal.revision === revision ? refusal.message : undefined
}

interface Kept {
  readonly id: number
  readonly version: { readonly setAside?: boolean | null }
}

/**
 * The address on which this person's refused text, once it is kept, is compared with what somebody
 * else has saved: by itself Payload compares it with the version before both.
 */
function useComparison(isRefused: boolean): string | undefined {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (!isRefused || id === undefined || !user) return
    const stop = new AbortController()
    const ofOwn = `where[or][0][version.setAside][equals]=true&where[or][0][version.savedBy][equals]=${user.id}`
    const where = `where[parent][equals]=${id}&${ofOwn}&where[or][1][latest][equals]=true`
    fetch(`/api/posts/versions?${where}&sort=-updatedAt&limit=2&depth=0`, { signal: stop.signal })
      .then(async (answer) => {
        const { docs } = (await answer.json()) as { docs: Kept[] }
        const [newest, own] = docs
        if (!newest || !own?.version.setAside) return
        setKept(`/admin/collections/posts/${id}/versions/${own.id}?versionFrom=${newest.id}`)
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [id, isRefused, user])
  return kept
}

/**
 * The field `revision` on the writing screen: it is sent with each save and shown only when a save
 * was refused because someone else has saved in the meantime.
 */
export function RevisionGuard() {
  const { t } = useMessages()
  useFormName()
  useGuardedTyping()
  const refusal = useRefusal()
  const isRefused = refusal !== undefined
  const comparison = useComparison(isRefused)
  const showNewer = useShowNewer()
  return (
    <>
      <LeaveWithoutSaving />
      {isRefused && (
        <section className={styles.refused} role="alert">
          <h2>{t(MESSAGES.heading)}</h2>
          <p>{refusal}</p>
          <p className={styles.buttons}>
            <button type="button" className={styles.button} onClick={() => void showNewer()}>
              {t(MESSAGES.reload)}
            </button>
            {comparison && (
              <a className={styles.button} href={comparison} target="_blank" rel="noreferrer">
                {t(MESSAGES.compare)}
              </a>
            )}
          </p>
        </section>
      )}
    </>
  )
}
