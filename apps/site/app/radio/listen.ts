import { closeRadio, isClosed, isRadioOpen, playStream, showRadio } from './radio.ts'

/**
 * Plays a stream and opens its player, which comes with its styles when it is first needed; the sound
 * does not wait for it. Where the player cannot come the stream itself takes the page's place, as the
 * link to it would have it.
 */
export function listen(streamUrl: string): void {
  const audio = playStream(streamUrl)
  if (isRadioOpen()) return
  import('./radio-bar.tsx')
    .then(({ ready }) => ready)
    .then(
      (Bar) => {
        if (!isClosed(audio)) showRadio({ audio, Bar })
      },
      () => {
        closeRadio()
        location.assign(streamUrl)
      },
    )
}
