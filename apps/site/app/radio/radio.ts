import { type ComponentType, useSyncExternalStore } from 'react'

export interface Radio {
  readonly audio: HTMLAudioElement
  readonly Bar: ComponentType<{ readonly audio: HTMLAudioElement }>
}

/** What plays the live stream: one for the document, so that it goes on while pages change. */
let audio: HTMLAudioElement | undefined
/** The same with its player, once that has come. */
let radio: Radio | undefined
const listeners = new Set<() => void>()

/** Shows the player, or nothing. */
export function showRadio(next: Radio | undefined) {
  radio = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The player that is open. */
export function useRadio(): Radio | undefined {
  return useSyncExternalStore(
    subscribe,
    () => radio,
    () => undefined,
  )
}

export const isRadioOpen = (): boolean => radio !== undefined

/** Ends the connection to the stream: nothing more is fetched. */
export function stopListening(): void {
  audio?.pause()
  audio?.removeAttribute('src')
  audio?.load()
}

export function closeRadio(): void {
  stopListening()
  audio = undefined
  showRadio(undefined)
}

/** Begins to play a stream; browsers let sound begin within a press alone. */
export function playStream(streamUrl: string): HTMLAudioElement {
  audio ??= new Audio()
  audio.src = streamUrl
  audio.play().catch(() => undefined)
  return audio
}

/** Whether a stream that was begun has been closed, or replaced, since. */
export const isClosed = (element: HTMLAudioElement): boolean => audio !== element
