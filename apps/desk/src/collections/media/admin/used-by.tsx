'use client'

import { Banner, Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { PublicFileReason } from '../../../four-eyes/admin/public-file-reason.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { FileUse } from '../../../media/uses/uses-of-file.ts'

const MESSAGES = {
  en: {
    title: 'Used by',
    asking: 'Looking…',
    failed: 'The desk did not answer.',
    again: 'Ask again',
    nothing: 'Nothing uses this file. It is private.',
    public: 'public',
    notPublic: 'not public',
    untitled: 'Untitled',
    lost: 'The file itself is missing from the storage: readers get nothing. Upload it again.',
    away: 'The storage of the files does not answer. The file is not shown until it does.',
  },
  so: {
    title: 'Waxaa isticmaala',
    asking: 'Waa la raadinayaa…',
    failed: 'Miisku ma jawaabin.',
    again: 'Mar kale weydii',
    nothing: 'Waxba ma isticmaalaan faylkan. Waa qarsoodi.',
    public: 'dadweynaha u furan',
    notPublic: 'aan dadweynaha u furnayn',
    untitled: 'Cinwaan la’aan',
    lost: 'Faylka laftiisa kaydka kama jiro: akhristayaashu waxba ma helayaan. Mar kale soo geli.',
    away: 'Kaydka faylashu ma jawaabayo. Faylka lama tusi doono ilaa uu ka jawaabo.',
  },
}

interface FileUses {
  readonly uses: readonly FileUse[]
  /** Whether the file is in the storage; `null` when the storage does not respond. */
  readonly stored: boolean | null
}

/**
 * The documents that use a file, with links: they must change before it can be deleted. Also warns
 * when the file is missing from the storage.
 */
export function UsedBy() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const messages = useMessages().t(MESSAGES)
  const [result, setResult] = useState<FileUses | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const { admin, api } = config.routes
  // A file that is not saved yet has no id; in a bulk upload it is `null`.
  const isStored = id !== undefined && id !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request.
  useEffect(() => {
    if (!isStored) return
    const controller = new AbortController()
    const { signal } = controller
    fetch(`${api}/media/${id}/uses`, { credentials: 'include', signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.statusText)))
      .then(setResult)
      .catch(() => signal.aborted || setResult('failed'))
    return () => controller.abort()
  }, [api, attempt, id, isStored])

  if (!isStored) return null
  const { uses, stored } = typeof result === 'object' ? result : { uses: [], stored: true }
  return (
    <section className="field-type" aria-live="polite">
      {stored ? null : (
        <div role="alert">
          <Banner type="error">{stored === null ? messages.away : messages.lost}</Banner>
        </div>
      )}
      <h3 className="field-label">{messages.title}</h3>
      {result === undefined ? <p>{messages.asking}</p> : null}
      {result === 'failed' ? (
        <p>
          {messages.failed}{' '}
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              setResult(undefined)
              setAttempt(attempt + 1)
            }}
            size="small"
          >
            {messages.again}
          </Button>
        </p>
      ) : null}
      {typeof result === 'object' && uses.length === 0 ? <p>{messages.nothing}</p> : null}
      {uses.length > 0 ? (
        <ul>
          {uses.map((use) => (
            <li key={use.at}>
              <a href={admin + use.at}>{use.heading || messages.untitled}</a> (
              {use.isPublic ? messages.public : messages.notPublic})
            </li>
          ))}
        </ul>
      ) : null}
      {uses.some(({ isPublic }) => isPublic) ? <PublicFileReason /> : null}
    </section>
  )
}
