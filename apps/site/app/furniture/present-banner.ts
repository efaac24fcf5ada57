import type { SiteSettings } from '@gaashaan/contract'
import type { ImageSlot } from '../images/image-slots.ts'
import { pagePicture } from '../images/page-picture.ts'

/** Specification §9. */
const HEIGHT_PX = 90
/** Widths of the files that are offered: narrow screens show the middle of a wide one. */
const WIDTHS = [640, 960, 1280, 1920, 2400]

export type BannerView = NonNullable<ReturnType<typeof presentBanner>>

/** The ministry's banner as a page paints it; none where it has no picture, or an unsafe URL. */
export function presentBanner(banner: SiteSettings['banner']) {
  if (!banner) return undefined
  const { width, height } = banner.picture
  // The picture fills the banner's height, and at least the width of the screen.
  const painted = `max(100vw, ${Math.ceil((HEIGHT_PX * width) / height)}px)`
  const slot: ImageSlot = { sizes: { 0: painted }, aspectRatio: 0, widths: WIDTHS }
  const picture = pagePicture(banner.picture, null, '', slot)
  // `isNamed`: the ministry's name is written over the picture.
  return picture && { picture, slot, isNamed: banner.show_name }
}
