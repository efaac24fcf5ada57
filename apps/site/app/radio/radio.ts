import { type ComponentType, useSyncExternalStore } from 'react'

interface Radio {
  readonly audio: HTMLAudioElement
  readonly Bar: ComponentType<{ readonly audio: HTMLAudioElement }>
}

/** The element that plays the live stream: one for the document, so that it goes on while pages change. */
let audio: HTMLAudioElement | undefined
/** The open player. */
let radio: Radio | undefined
const listeners = new Set<() => void>()

/** Opens the player, or closes it with `undefined`. */
export function showRadio(next: Radio | undefined): void {
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

/** Ends the connection to the stream: no more data is fetched. */
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

/** Plays a stream. It must be called in the handler of a click, because browsers block other sound. */
export function playStream(streamUrl: string): HTMLAudioElement {
  audio ??= new Audio()
  audio.src = streamUrl
  audio.play().catch(() => undefined)
  return audio
}

/** Whether the radio has been closed since it played this element. */
export const isClosed = (element: HTMLAudioElement): boolean => audio !== element
