import { useEffect, useState, useSyncExternalStore } from 'react'
import { stopListening } from './radio.ts'
import { type RadioState, radioStateOf } from './radio-state.ts'

/** Milliseconds that a stream may take to be heard, and to be heard again. */
const MAX_WAIT_MS = 20_000

const EVENTS = ['play', 'playing', 'waiting', 'canplay', 'pause', 'ended', 'error', 'emptied']

/**
 * The state of a stream as it changes. What pauses it from outside, such as a headset's button or
 * a call, ends its connection, and so does one that is not heard in time.
 */
export function useRadioState(audio: HTMLAudioElement): RadioState {
  const [isSilent, setSilent] = useState(false)
  const state = useSyncExternalStore(
    (changed) => {
      for (const event of EVENTS) audio.addEventListener(event, changed)
      return () => {
        for (const event of EVENTS) audio.removeEventListener(event, changed)
      }
    },
    () => radioStateOf(audio),
  )
  useEffect(() => {
    if (state === 'stopped' && audio.hasAttribute('src')) stopListening()
    if (state !== 'stopped') setSilent(false)
    if (state !== 'connecting') return
    const timer = setTimeout(() => {
      stopListening()
      setSilent(true)
    }, MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [audio, state])
  return isSilent && state === 'stopped' ? 'failed' : state
}
