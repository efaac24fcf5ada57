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
import { DIALOG_MESSAGES } from './dialog-messages.ts'
import { useReloadAfterConflict } from './sync-form.ts'
import { useTypingDuringSave } from './use-typing-during-save.ts'
import styles from './writing.module.css'
import './layout.css'
import { useMessages } from '../../../i18n/use-messages.ts'

const MESSAGES = {
  heading: { en: 'Your text is not in the post', so: 'Qoraalkaagu kuma jiro maqaalka' },
  compare: { en: 'Compare with mine', so: 'Barbar dhig kayga' },
} as const satisfies Record<string, BothLanguages>

/** Sets the field `form` to an id of this open form. */
function useFormId(): void {
  const [formId] = useState(() => crypto.randomUUID())
  const { value, setValue } = useField<string | null>({ path: 'form' })
  useEffect(() => {
    if (value !== formId) setValue(formId, true)
  }, [formId, value, setValue])
}

/** The message with which the desk refused to overwrite another text; until the next save succeeds. */
function useRefusal(): string | undefined {
  // `useField` would validate the field as a number and remove the desk's message.
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

interface Version {
  readonly id: number
  readonly version: { readonly setAside?: boolean | null }
}

/**
 * Path of the screen that compares the person's conflict copy with the newest version. By default
 * Payload compares it with the version before both.
 */
function useComparisonPath(isRefused: boolean): string | undefined {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [path, setPath] = useState<string>()
  useEffect(() => {
    if (!isRefused || id === undefined || !user) return
    const abort = new AbortController()
    const isCopy = `where[or][0][version.setAside][equals]=true&where[or][0][version.savedBy][equals]=${user.id}`
    const where = `where[parent][equals]=${id}&${isCopy}&where[or][1][latest][equals]=true`
    fetch(`/api/posts/versions?${where}&sort=-updatedAt&limit=2&depth=0`, { signal: abort.signal })
      .then(async (response) => {
        const { docs } = (await response.json()) as { docs: Version[] }
        const [newest, copy] = docs
        if (!newest || !copy?.version.setAside) return
        setPath(`/admin/collections/posts/${id}/versions/${copy.id}?versionFrom=${newest.id}`)
      })
      .catch(() => undefined)
    return () => abort.abort()
  }, [id, isRefused, user])
  return path
}

/**
 * The field `revision` of the writing screen. It is sent with each save, and is visible only after a
 * save was refused because somebody else had saved in the meantime.
 */
export function RevisionGuard() {
  const { t } = useMessages()
  useFormId()
  useTypingDuringSave()
  const refusal = useRefusal()
  const isRefused = refusal !== undefined
  const comparisonPath = useComparisonPath(isRefused)
  const reload = useReloadAfterConflict()
  return (
    <>
      <LeaveWithoutSaving />
      {isRefused && (
        <section className={styles.refused} role="alert">
          <h2>{t(MESSAGES.heading)}</h2>
          <p>{refusal}</p>
          <p className={styles.buttons}>
            <button type="button" className={styles.button} onClick={() => void reload()}>
              {t(DIALOG_MESSAGES.showNewer)}
            </button>
            {comparisonPath && (
              <a className={styles.button} href={comparisonPath} target="_blank" rel="noreferrer">
                {t(MESSAGES.compare)}
              </a>
            )}
          </p>
        </section>
      )}
    </>
  )
}
