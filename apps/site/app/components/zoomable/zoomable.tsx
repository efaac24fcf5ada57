import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { Enlarged } from '../lightbox/lightbox.tsx'

/** Fetched when a reader enlarges a picture. */
const Lightbox = lazy(async () => {
  const { Lightbox: shown } = await import('../lightbox/lightbox.tsx')
  return { default: shown }
})

/** What marks a link to a whole picture. */
const LINKS = 'a[data-enlarge]'

/** The picture of such a link, by what stands on the page. */
function enlargedOf(link: HTMLAnchorElement, id: number): Enlarged {
  const image = link.querySelector('img')
  const [width, height] = [image?.naturalWidth || 1, image?.naturalHeight || 1]
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  return { id, caption, picture: { url: link.href, width, height, alt: image?.alt ?? '' } }
}

interface Opened {
  readonly photos: readonly Enlarged[]
  readonly place: number
}

/**
 * Shows the pictures of a text in place of following their links, which lead to the whole pictures
 * where there is no JavaScript.
 */
export function Zoomable({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  const [opened, setOpened] = useState<Opened>()

  async function enlarge(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isPlain) return
    event.preventDefault()
    const text = event.currentTarget
    try {
      await import('../lightbox/lightbox.tsx')
    } catch {
      return location.assign(link.href)
    }
    const links = [...text.querySelectorAll<HTMLAnchorElement>(LINKS)]
    setOpened({ photos: links.map(enlargedOf), place: links.indexOf(link) })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is pressed, by whichever means.
    <div className={className} onClick={enlarge}>
      {children}
      {opened ? (
        <Suspense>
          <Lightbox
            photos={opened.photos}
            place={opened.place}
            onMove={(place) => setOpened({ ...opened, place })}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
