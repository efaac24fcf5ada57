import type { ReactNode } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useMessages } from '../language/language-context.tsx'
import { useSettings } from '../settings/settings-context.tsx'
import { closeRadio, isClosed, isRadioOpen, playStream, showRadio } from './radio.ts'

/**
 * Plays a stream and opens its player, which is loaded with its styles when it is first needed; the sound
 * does not wait for it. Where loading fails, the stream itself replaces the page, as by a link.
 */
async function listen(streamUrl: string): Promise<void> {
  const audio = playStream(streamUrl)
  if (isRadioOpen()) return
  try {
    const Bar = await (await import('./radio-bar.tsx')).radioBar
    if (!isClosed(audio)) showRadio({ audio, Bar })
  } catch {
    closeRadio()
    location.assign(streamUrl)
  }
}

interface ListenButtonProps {
  readonly className?: string | undefined
  /** Takes the button's place until the bundle has come. */
  readonly children?: ReactNode
}

/** Plays the live stream in the page. */
export function ListenButton({ className, children }: ListenButtonProps) {
  const { streamUrl } = useSettings()
  const { listenLive } = useMessages().furniture
  if (!useHydrated()) return children
  return (
    <button type="button" className={className} onClick={() => listen(streamUrl)}>
      <Icon name="play" />
      {listenLive}
    </button>
  )
}
