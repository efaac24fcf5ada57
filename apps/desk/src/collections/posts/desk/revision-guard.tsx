'use client'

import {
  LeaveWithoutSaving,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { BothLanguages } from '../../../words/both-languages.ts'
import { useGuardedTyping } from './guard-typing.ts'
import { useWords } from './in-their-language.ts'
import styles from './writing.module.css'
import './layout.css'

const WORDS = {
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

/** The address of the version in which this person's refused text is kept, once it is there. */
function useKeptText(isRefused: boolean): string | undefined {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (!isRefused || id === undefined || !user) return
    const stop = new AbortController()
    const where = `where[parent][equals]=${id}&where[version.setAside][equals]=true&where[version.savedBy][equals]=${user.id}`
    fetch(`/api/posts/versions?${where}&sort=-updatedAt&limit=1&depth=0`, { signal: stop.signal })
      .then(async (answer) => {
        const { docs } = (await answer.json()) as { docs: { id: number }[] }
        const version = docs[0]?.id
        if (version !== undefined) setKept(`/admin/collections/posts/${id}/versions/${version}`)
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
  const say = useWords()
  useFormName()
  useGuardedTyping()
  const refusal = useRefusal()
  const isRefused = refusal !== undefined
  const kept = useKeptText(isRefused)
  return (
    <>
      <LeaveWithoutSaving />
      {isRefused && (
        <section className={styles.refused} role="alert">
          <h2>{say(WORDS.heading)}</h2>
          <p>{refusal}</p>
          <p className={styles.buttons}>
            <a className={styles.button} href={`?since=${Date.now()}`}>
              {say(WORDS.reload)}
            </a>
            {kept && (
              <a className={styles.button} href={kept} target="_blank" rel="noreferrer">
                {say(WORDS.compare)}
              </a>
            )}
          </p>
        </section>
      )}
    </>
  )
}
