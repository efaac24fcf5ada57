import { type ComponentProps, type MouseEvent, useState } from 'react'
import { isPlainClick } from '../../navigation/plain-click.ts'
import type { Lightbox, LightboxPhoto } from '../lightbox/lightbox.tsx'

/** Links from a picture in a text to its original file. */
const LINKS = 'a[data-enlarge]'

/** The picture of a link, with its data read from the page. */
function photoOf(link: HTMLAnchorElement, id: number): LightboxPhoto {
  const image = link.querySelector('img')
  const [width, height] = [image?.naturalWidth || 1, image?.naturalHeight || 1]
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  return { id, caption, picture: { url: link.href, width, height, alt: image?.alt ?? '' } }
}

interface OpenLightbox {
  /** Its code is fetched when a reader enlarges a picture. */
  readonly Lightbox: typeof Lightbox
  readonly photos: readonly LightboxPhoto[]
  readonly index: number
}

/** Shows the pictures of a text in a lightbox; without JavaScript their links lead to the files. */
export function Zoomable({ children, className }: ComponentProps<'div'>) {
  const [opened, setOpened] = useState<OpenLightbox>()

  async function enlarge(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(LINKS)]
    try {
      const { Lightbox } = await import('../lightbox/lightbox.tsx')
      setOpened({ Lightbox, photos: links.map(photoOf), index: links.indexOf(link) })
    } catch {
      location.assign(link.href)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: readers activate the links within, by any means.
    <div className={className} onClick={enlarge}>
      {children}
      {opened ? (
        <opened.Lightbox
          photos={opened.photos}
          index={opened.index}
          onMove={(index) => setOpened({ ...opened, index })}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  )
}
