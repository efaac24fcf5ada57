import { useEffect, useSyncExternalStore } from 'react'

/** Which card plays; one at a time on the whole page (Specification §4). */
let playing: string | undefined
const watchers = new Set<() => void>()

function setPlaying(card: string | undefined): void {
  playing = card
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The playing card's key; `undefined` while none plays. */
export function usePlayingVideo(): string | undefined {
  return useSyncExternalStore(
    watch,
    () => playing,
    () => undefined,
  )
}

/** Whether this card plays, and how it starts, which ends whichever card played before. */
export function usePlay(card: string): { isPlaying: boolean; play: () => void } {
  useEffect(() => {
    return () => {
      if (playing === card) setPlaying(undefined)
    }
  }, [card])
  return { isPlaying: usePlayingVideo() === card, play: () => setPlaying(card) }
}
