import type { SiteSettings } from '@gaashaan/contract'
import type { ImageSlot } from '../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../images/page-picture.ts'

/** The banner that the ministry has chosen for a language. */
export interface BannerView {
  readonly picture: PagePicture
  readonly place: ImageSlot
  /** Whether the ministry's name stands over the picture. */
  readonly isNamed: boolean
}

/** Pixels (Specification §9). */
const HEIGHT = 90
/** Widths of the files worth offering: narrow screens show the middle of a wide one. */
const WIDTHS = [640, 960, 1280, 1920, 2400]

/** A banner as the page paints it; none where there is no picture, or its address is unsafe. */
export function presentBanner(banner: SiteSettings['banner']): BannerView | undefined {
  if (!banner) return undefined
  const { width, height } = banner.picture
  // Filled to its height, it is as wide as it is, or as the screen.
  const painted = `max(100vw, ${Math.ceil((HEIGHT * width) / height)}px)`
  const place: ImageSlot = { painted: [['', painted]], frame: 0, widths: WIDTHS }
  const picture = pagePicture(banner.picture, null, '', place)
  return picture && { picture, place, isNamed: banner.show_name }
}
