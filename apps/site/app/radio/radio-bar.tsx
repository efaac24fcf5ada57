import type { Bilingual } from '@gaashaan/contract/language'
import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../components/external-link/external-link.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { useLanguage, useMessages } from '../language/language-context.tsx'
import { radio as en } from '../messages/en/radio.ts'
import { type RadioMessages, radio as so } from '../messages/so/radio.ts'
import { useSettings } from '../settings/settings-context.tsx'
import { closeRadio, playStream, stopListening } from './radio.ts'
import styleSheet from './radio-bar.css?url'
import { useMediaSession } from './use-media-session.ts'
import { useRadioState } from './use-radio-state.ts'
import { canSetVolume, storedVolume, storeVolume } from './volume.ts'

const MESSAGES: Bilingual<RadioMessages> = { SO: so, EN: en }

/** The custom property by which the styles know the player's height. */
const HEIGHT_PROPERTY = '--radio-height'

/** The player, as soon as its styles are loaded or have failed to load. */
export const radioBar = new Promise<typeof RadioBar>((resolve) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styleSheet
  link.onload = link.onerror = () => resolve(RadioBar)
  document.head.append(link)
})

/** The live stream's player at the foot of the screen. */
function RadioBar({ audio }: { readonly audio: HTMLAudioElement }) {
  const messages = MESSAGES[useLanguage()]
  const { furniture, common } = useMessages()
  const { streamUrl } = useSettings()
  const state = useRadioState(audio)
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOn = state === 'connecting' || state === 'playing'
  const play = () => playStream(streamUrl)
  useMediaSession(messages.name, furniture.ministry, streamUrl)

  // The focus moves to the stop button, so that the same key stops the radio again, and back at the end.
  useEffect(() => {
    const opener = document.activeElement
    button.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      // The opener may be gone with its page, or in the drawer, which is closed.
      if (document.activeElement !== document.body) return
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [])

  // The browser scrolls elements with the focus clear of the player, however high its texts make it.
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty(HEIGHT_PROPERTY, `${bar.current?.offsetHeight ?? 0}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty(HEIGHT_PROPERTY)
    }
  }, [])

  const start = state === 'failed' ? common.empty.tryAgain : furniture.listenLive
  return (
    <section ref={bar} className="radio-bar on-ink no-print" aria-label={messages.name}>
      <div className="container radio-row">
        <button
          ref={button}
          type="button"
          className="radio-main"
          onClick={isOn ? stopListening : play}
        >
          <Icon name={isOn ? 'stop' : 'play'} />
          {isOn ? messages.stop : start}
        </button>
        <div className="radio-text">
          <p className="radio-name">{messages.name}</p>
          <p role="status" data-state={state}>
            {messages.states[state]}
          </p>
        </div>
        {state === 'failed' ? (
          <ExternalLink href={streamUrl} className="radio-link">
            {messages.newTab}
          </ExternalLink>
        ) : (
          <>
            <Volume audio={audio} label={messages.volume} />
            <p className="radio-data">{messages.data}</p>
          </>
        )}
        <button type="button" className="radio-close" onClick={closeRadio}>
          <Icon name="close" />
          <span className="visually-hidden">{messages.close}</span>
        </button>
      </div>
    </section>
  )
}

/** The volume control, where a page can set the volume. */
function Volume({ audio, label }: { readonly audio: HTMLAudioElement; readonly label: string }) {
  const [isSettable] = useState(canSetVolume)
  const [volume, setVolume] = useState(storedVolume)
  useEffect(() => {
    audio.volume = volume
  }, [audio, volume])
  if (!isSettable) return null
  return (
    <label className="radio-volume">
      {label}
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={volume}
        onChange={({ target }) => {
          setVolume(target.valueAsNumber)
          storeVolume(target.valueAsNumber)
        }}
      />
    </label>
  )
}
