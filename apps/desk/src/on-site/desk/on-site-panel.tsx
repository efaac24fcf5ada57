'use client'

import { Button } from '@payloadcms/ui'
import { useDeskWords } from '../../words/use-desk-words.ts'
import type { OnSite } from '../on-site.ts'
import './on-site-panel.css'
import { useOnSite } from './use-on-site.ts'
import { words as bothWords } from './words.ts'

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const

/** The time of the clock on the wall at Mogadishu. */
const clock = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone: 'Africa/Mogadishu' }).format(
    new Date(instant),
  )

function sentenceOf(text: OnSite, words: (typeof bothWords)['en']): string {
  if (text.state === 'current') return text.since ? words.since(clock(text.since)) : words.current
  if (text.state === 'notPublic') return words.notPublic
  return words[text.state](clock(text.askedAt))
}

/** Says for each language whether the public page has what was published. */
export function OnSitePanel() {
  const words = useDeskWords(bothWords)
  const { isStored, answer, isAsking, ask } = useOnSite()
  if (!isStored) return null
  const texts = answer === undefined || answer === 'failed' ? undefined : answer
  const isBlind = texts !== undefined && !texts.so && !texts.en
  return (
    <section className="on-site" aria-labelledby="on-site-heading">
      <h3 id="on-site-heading">{words.heading}</h3>
      <div aria-live="polite">
        {answer === undefined ? <p>{words.asking}</p> : null}
        {answer === 'failed' ? <p>{words.failed}</p> : null}
        {isBlind ? <p>{words.noSite}</p> : null}
        {(['so', 'en'] as const).map((language) => {
          const text = texts?.[language]
          return text ? (
            <p
              key={language}
              className="on-site__text"
              data-language={language}
              data-state={text.state}
            >
              <strong>{words.languages[language]}</strong> {sentenceOf(text, words)}
              {text.state === 'current' ? (
                <a href={text.address} target="_blank" rel="noopener noreferrer">
                  {words.open}
                </a>
              ) : null}
            </p>
          ) : null
        })}
      </div>
      {isBlind ? null : (
        <Button buttonStyle="secondary" size="small" onClick={ask} disabled={isAsking}>
          {isAsking ? words.asking : words.again}
        </Button>
      )}
    </section>
  )
}
