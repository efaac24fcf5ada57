export type RadioState = 'connecting' | 'playing' | 'stopped' | 'failed'

/** From this `readyState` on there is something to hear (HTML, `HAVE_FUTURE_DATA`). */
const HEARD = 3

/** What has become of a stream; one that ends of itself has failed its listener too. */
export function radioStateOf(
  audio: Pick<HTMLAudioElement, 'error' | 'ended' | 'paused' | 'readyState'>,
): RadioState {
  if (audio.error || audio.ended) return 'failed'
  if (audio.paused) return 'stopped'
  return audio.readyState < HEARD ? 'connecting' : 'playing'
}
