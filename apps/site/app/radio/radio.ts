import { type ComponentType, useSyncExternalStore } from 'react'

interface Radio {
  readonly audio: HTMLAudioElement
  readonly Bar: ComponentType<{ readonly audio: HTMLAudioElement }>
}

/** What plays the live stream: one for the document, so that it goes on while pages change. */
let audio: HTMLAudioElement | undefined
/** The same with its player, once that has come. */
let radio: Radio | undefined
const listeners = new Set<() => void>()

function show(next: Radio | undefined) {
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

/** Ends the connection to the stream: nothing more is fetched. */
export function stopListening(): void {
  audio?.pause()
  audio?.removeAttribute('src')
  audio?.load()
}

export function closeRadio(): void {
  stopListening()
  audio = undefined
  show(undefined)
}

/**
 * Begins to play a stream. Browsers let sound begin within a press alone, so that it does not wait
 * for the player, which comes with its styles when it is first needed. Where it cannot come the
 * stream itself takes the page's place, as the link to it would have it.
 */
export function listen(streamUrl: string): void {
  audio ??= new Audio()
  const element = audio
  element.src = streamUrl
  element.play().catch(() => undefined)
  if (radio) return
  import('./radio-bar.tsx')
    .then(({ ready }) => ready)
    .then(
      (Bar) => {
        if (audio === element) show({ audio: element, Bar })
      },
      () => {
        closeRadio()
        location.assign(streamUrl)
      },
    )
}
