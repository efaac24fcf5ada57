'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { mogadishuTimeDayFirst } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Post } from '../../../payload-types.ts'
import { GROUP_LABEL, LANGUAGE_GROUP, type LanguageGroup } from '../../language-fields.ts'
import { accountName } from '../accounts.ts'
import historyStyles from './history.module.css'
import { useFillForm, useSaveUnsaved } from './sync-form.ts'
import styles from './writing.module.css'

const MESSAGES = {
  history: { en: 'History', so: 'Taariikhda' },
  hint: {
    en: 'A text that is brought back becomes the draft; readers have what they had.',
    so: 'Qoraalka la soo celiyo wuxuu noqonayaa qabyo; akhristayaashu waxay hayaan wixii ay hayeen.',
  },
  program: { en: 'a program', so: 'barnaamij' },
  someone: { en: 'someone at the desk', so: 'qof miiska ka shaqeeya' },
  conflictCopy: {
    en: 'kept aside: someone else had saved first',
    so: 'la dhigay: qof kale ayaa hore u keydiyay',
  },
  published: { en: 'public at the time', so: 'waagaas dadweynaha u furnaa' },
  compare: { en: 'Compare', so: 'Barbar dhig' },
  restore: { en: 'Bring back', so: 'Soo celi' },
  nothing: { en: 'Nothing has been saved yet.', so: 'Weli waxba lama keydin.' },
  failed: {
    en: 'The history could not be read.',
    so: 'Taariikhda lama akhrin karin.',
  },
} as const satisfies Record<string, BothLanguages>

/** Number of versions in the list; Payload's own list has all of them. */
const MAX_ENTRIES = 8

interface HistoryEntry {
  readonly id: number | string
  readonly updatedAt: string
  readonly version: Pick<Post, 'savedBy' | 'setAside' | '_status'>
}

const SELECT_QUERY = ['updatedAt', 'version][savedBy', 'version][setAside', 'version][_status']
  .map((field) => `&select[${field}]=true`)
  .join('')
  .concat('&populate[users][name]=true&populate[users][email]=true')

interface RestoreResponse {
  readonly doc?: Post
  readonly message?: string
  readonly errors?: readonly { readonly message?: string }[]
}

/** The newest versions of the post on the screen, read again after each save. */
function useHistory() {
  const { language: deskLanguage, t } = useMessages()
  const { id, savedDocumentData } = useDocumentInfo()
  const saveUnsaved = useSaveUnsaved()
  const fillForm = useFillForm()
  const [entries, setEntries] = useState<readonly HistoryEntry[] | 'failed'>()
  const [isBusy, setBusy] = useState(false)
  const savedRevision = savedDocumentData?.revision as unknown

  // biome-ignore lint/correctness/useExhaustiveDependencies: `savedRevision` changes with each version.
  useEffect(() => {
    if (id === undefined) return
    const abort = new AbortController()
    const list = `where[parent][equals]=${id}&sort=-updatedAt&limit=${MAX_ENTRIES}&depth=1`
    fetch(`/api/posts/versions?${list}${SELECT_QUERY}`, { signal: abort.signal })
      .then(async (response) => {
        const { docs } = (await response.json()) as { docs?: HistoryEntry[] }
        setEntries(docs ?? 'failed')
      })
      .catch(() => {
        if (!abort.signal.aborted) setEntries('failed')
      })
    return () => abort.abort()
  }, [id, savedRevision])

  /** Restores the text of one language from a version, as a draft. */
  const restore = async (version: HistoryEntry['id'], language: LanguageGroup): Promise<void> => {
    setBusy(true)
    try {
      if (!(await saveUnsaved())) return
      const response = await fetch(`/api/posts/${id}/restore-text`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': deskLanguage },
        body: JSON.stringify({ version, language }),
      })
      const { doc, message, errors } = (await response.json()) as RestoreResponse
      if (!response.ok || !doc) {
        toast.error(errors?.[0]?.message ?? t(MESSAGES.failed))
        return
      }
      await fillForm(doc)
      toast.success(message)
    } catch {
      toast.error(t(MESSAGES.failed))
    } finally {
      setBusy(false)
    }
  }

  const isFailed = entries === 'failed'
  return { id, entries: isFailed ? undefined : entries, isFailed, isBusy, restore }
}

/** Who saved a version: a program, or an account, whose name the person may not be allowed to read. */
function authorLabel({ savedBy }: HistoryEntry['version']): BothLanguages {
  if (savedBy === null || savedBy === undefined) return MESSAGES.program
  const name = typeof savedBy === 'object' ? accountName(savedBy) : undefined
  return name ? { en: name, so: name } : MESSAGES.someone
}

interface HistoryItemProps {
  readonly entry: HistoryEntry
  readonly history: ReturnType<typeof useHistory>
}

function HistoryItem({ entry, history }: HistoryItemProps) {
  const { t } = useMessages()
  const { version } = entry
  const time = mogadishuTimeDayFirst(entry.updatedAt)
  const [newest] = history.entries ?? []
  // By default Payload compares a conflict copy with the version before it, not with the newest one.
  const query = version.setAside && newest ? `?versionFrom=${newest.id}` : ''
  return (
    <li>
      <p>
        <strong>{time}</strong>, {t(authorLabel(version))}
        {version._status === 'published' && ` (${t(MESSAGES.published)})`}
        {version.setAside && ` (${t(MESSAGES.conflictCopy)})`}
      </p>
      <div className={styles.buttons}>
        <a
          className={styles.button}
          href={`/admin/collections/posts/${history.id}/versions/${entry.id}${query}`}
          aria-label={`${t(MESSAGES.compare)}: ${time}`}
        >
          {t(MESSAGES.compare)}
        </a>
        {Object.values(LANGUAGE_GROUP).map((group) => {
          const label = `${t(MESSAGES.restore)}: ${t(GROUP_LABEL[group])}`
          return (
            <button
              key={group}
              type="button"
              className={styles.button}
              disabled={history.isBusy}
              aria-label={`${label}, ${time}`}
              onClick={() => void history.restore(entry.id, group)}
            >
              {label}
            </button>
          )
        })}
      </div>
    </li>
  )
}

/** The post's newest versions with author and time; the text of each language can be restored. */
export function PostHistory() {
  const { t } = useMessages()
  const history = useHistory()
  const { entries, id } = history
  if (id === undefined) return null
  return (
    <details className={historyStyles.history}>
      <summary>{t(MESSAGES.history)}</summary>
      <p>{t(MESSAGES.hint)}</p>
      {history.isFailed && <p role="alert">{t(MESSAGES.failed)}</p>}
      {entries?.length === 0 && <p>{t(MESSAGES.nothing)}</p>}
      <ol>
        {entries?.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} history={history} />
        ))}
      </ol>
    </details>
  )
}
