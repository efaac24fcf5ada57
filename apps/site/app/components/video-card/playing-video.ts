import { useEffect, useSyncExternalStore } from 'react'

/** The card that plays: only one at a time on the whole page (Specification §4). */
let playingCard: string | undefined
const listeners = new Set<() => void>()

function setPlayingCard(card: string | undefined): void {
  playingCard = card
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the card that plays, if any. */
export function usePlayingVideo(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => playingCard,
    () => undefined,
  )
}

/** Whether a card plays, and a function that plays it and ends the one that played before. */
export function useVideoPlayback(card: string) {
  useEffect(() => {
    return () => {
      if (playingCard === card) setPlayingCard(undefined)
    }
  }, [card])
  return { isPlaying: usePlayingVideo() === card, play: () => setPlayingCard(card) }
}
