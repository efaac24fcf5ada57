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

const WORDS: Bilingual<RadioMessages> = { SO: so, EN: en }

/** Under this name the styles know how high the player is. */
const HEIGHT = '--radio-height'

/** The player, once its styles are here; without them where they cannot be had. */
export const ready = new Promise<typeof RadioBar>((resolve) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styleSheet
  link.onload = link.onerror = () => resolve(RadioBar)
  document.head.append(link)
})

/** The live stream's player at the foot of the screen. */
function RadioBar({ audio }: { readonly audio: HTMLAudioElement }) {
  const messages = WORDS[useLanguage()]
  const { furniture, common } = useMessages()
  const { streamUrl } = useSettings()
  const state = useRadioState(audio)
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOn = state === 'connecting' || state === 'playing'
  const play = () => playStream(streamUrl)
  useMediaSession(messages.name, furniture.ministry, streamUrl)

  // Whoever pressed play finds the way to stop under the same finger or key.
  useEffect(() => {
    const opener = document.activeElement
    button.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      // It may be gone with its page, or in the drawer, which has closed.
      if (document.activeElement !== document.body) return
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [])

  // What takes focus is scrolled clear of the player, however high its words make it.
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty(HEIGHT)
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
          {isOn ? <StopSign /> : <Icon name="play" />}
          {isOn ? messages.stop : start}
        </button>
        <div className="radio-words">
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

function StopSign() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 4h12v12H4z" fill="currentColor" />
    </svg>
  )
}

/** How loud it is, where that can be set here. */
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
