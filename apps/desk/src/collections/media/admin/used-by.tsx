'use client'

import { Banner, Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
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

/**
 * Where a file is used, each with a link: what has to change before it can be deleted. And whether
 * the file is there at all.
 */
export function UsedBy() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const messages = useMessages().t(MESSAGES)
  const [uses, setUses] = useState<readonly FileUse[] | 'failed'>()
  const [trouble, setTrouble] = useState<'lost' | 'away'>()
  const [asked, setAsked] = useState(0)
  const { admin, api } = config.routes
  // A file that is not stored yet has no id; where many are uploaded at once it is `null`.
  const isStored = id !== undefined && id !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts how often someone asked.
  useEffect(() => {
    if (!isStored) return
    const ending = new AbortController()
    fetch(`${api}/media/${id}/uses`, { credentials: 'include', signal: ending.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
      .then((answer: { uses: readonly FileUse[]; stored: boolean | null }) => {
        setUses(answer.uses)
        if (!answer.stored) setTrouble(answer.stored === null ? 'away' : 'lost')
      })
      .catch(() => ending.signal.aborted || setUses('failed'))
    return () => ending.abort()
  }, [api, asked, id, isStored])

  if (!isStored) return null
  return (
    <section className="field-type" aria-live="polite">
      {trouble ? (
        <div role="alert">
          <Banner type="error">{messages[trouble]}</Banner>
        </div>
      ) : null}
      <h3 className="field-label">{messages.title}</h3>
      {uses === undefined ? <p>{messages.asking}</p> : null}
      {uses === 'failed' ? (
        <p>
          {messages.failed}{' '}
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              setUses(undefined)
              setAsked(asked + 1)
            }}
            size="small"
          >
            {messages.again}
          </Button>
        </p>
      ) : null}
      {Array.isArray(uses) && uses.length === 0 ? <p>{messages.nothing}</p> : null}
      {Array.isArray(uses) && uses.length > 0 ? (
        <ul>
          {(uses as readonly FileUse[]).map((use) => (
            <li key={use.at}>
              <a href={admin + use.at}>{use.heading || messages.untitled}</a> (
              {use.isPublic ? messages.public : messages.notPublic})
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
