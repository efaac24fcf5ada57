import type { ReactNode } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useMessages } from '../language/language-context.tsx'
import { useSettings } from '../settings/settings-context.tsx'
import { listen } from './listen.ts'

interface ListenButtonProps {
  readonly className?: string | undefined
  /** What stands in its place until the bundle has come, and where it never does. */
  readonly children?: ReactNode
}

/** Plays the live stream in the page. */
export function ListenButton({ className, children }: ListenButtonProps) {
  const { streamUrl } = useSettings()
  const words = useMessages().furniture
  if (!useHydrated()) return children
  return (
    <button type="button" className={className} onClick={() => listen(streamUrl)}>
      <Icon name="play" />
      {words.listenLive}
    </button>
  )
}
