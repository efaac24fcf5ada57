import { useEffect, useState, useSyncExternalStore } from 'react'
import { stopListening } from './radio.ts'

type RadioState = 'connecting' | 'playing' | 'stopped' | 'failed'

/** The first `readyState` at which there is sound (HTML, `HAVE_FUTURE_DATA`). */
const HAVE_FUTURE_DATA = 3

/** The longest time without sound, at the start and later. */
const MAX_SILENCE_MS = 20_000

const EVENTS = ['play', 'playing', 'waiting', 'canplay', 'pause', 'ended', 'error', 'emptied']

/** The state of a stream by its element. A live stream that ends has failed. */
export function radioState(
  audio: Pick<HTMLAudioElement, 'error' | 'ended' | 'paused' | 'readyState'>,
): RadioState {
  if (audio.error || audio.ended) return 'failed'
  if (audio.paused) return 'stopped'
  return audio.readyState < HAVE_FUTURE_DATA ? 'connecting' : 'playing'
}

/**
 * The state of a stream as it changes. The connection ends when something else pauses the stream, such as
 * a headset's button or a phone call, and when there is no sound in time.
 */
export function useRadioState(audio: HTMLAudioElement): RadioState {
  const [isSilent, setSilent] = useState(false)
  const state = useSyncExternalStore(
    (onChange) => {
      for (const event of EVENTS) audio.addEventListener(event, onChange)
      return () => {
        for (const event of EVENTS) audio.removeEventListener(event, onChange)
      }
    },
    () => radioState(audio),
  )
  useEffect(() => {
    if (state === 'stopped' && audio.hasAttribute('src')) stopListening()
    if (state !== 'stopped') setSilent(false)
    if (state !== 'connecting') return
    const timer = setTimeout(() => {
      stopListening()
      setSilent(true)
    }, MAX_SILENCE_MS)
    return () => clearTimeout(timer)
  }, [audio, state])
  return isSilent && state === 'stopped' ? 'failed' : state
}
