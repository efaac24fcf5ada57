/** A place in the layout that shows pictures. */
export interface ImageSlot {
  /** Painted width as a CSS length, by the minimum width of the viewport in pixels. */
  readonly sizes: Readonly<Record<number, string>>
  /** Width over height of the frame that the picture fills; 0 keeps the picture's own ratio. */
  readonly aspectRatio: number
  /** Widths in pixels of the files that are offered: each at most 1.5 times the one before. */
  readonly widths: readonly number[]
}

/** A slot with a frame of 16 to 9. */
function wide(sizes: ImageSlot['sizes'], widths: ImageSlot['widths']): ImageSlot {
  return { sizes, aspectRatio: 16 / 9, widths }
}

const PORTRAIT = 380 / 525

const CARD_WIDTHS = [240, 360, 480, 640, 960]
const THUMB_WIDTHS = [160, 240, 360]
const PAGE_WIDTHS = [360, 480, 640, 960, 1280, 1920]

/**
 * Every slot of the site. The lengths follow the components' styles: the page is at most 1280 px wide,
 * with 24 px at its sides, or 16 px below 768 px.
 */
export const IMAGE_SLOTS = {
  featured: wide({ 0: '100vw', 768: '100vw - 48px', 1024: '62vw', 1280: '800px' }, PAGE_WIDTHS),
  /** The column beside the featured news, which only large screens have. */
  latest: wide({ 0: '29vw', 1280: '376px' }, [240, 360, 480, 640]),
  /** A card in rows of three, two or one. */
  third: wide({ 0: '100vw - 32px', 768: '46vw', 1024: '31vw', 1280: '395px' }, CARD_WIDTHS),
  /** A card in rows of four, two or one. */
  quarter: wide({ 0: '100vw - 32px', 768: '46vw', 1024: '23vw', 1280: '290px' }, CARD_WIDTHS),
  /** A video or photo of the Media Center, in rows of three, two (from 600 px) or one. */
  gallery: wide({ 0: '100vw - 32px', 600: '46vw', 1024: '31vw', 1280: '395px' }, PAGE_WIDTHS),
  /** A photo as large as the screen. */
  lightbox: { sizes: { 0: '100vw' }, aspectRatio: 0, widths: PAGE_WIDTHS },
  article: wide(
    { 0: '100vw', 768: '100vw - 48px', 1024: '62vw', 1200: '60vw', 1280: '770px' },
    PAGE_WIDTHS,
  ),
  /** Beside the titles under an article: 36 percent of its column. */
  aside: wide({ 0: '34vw', 768: '17vw', 1024: '11vw', 1280: '137px' }, THUMB_WIDTHS),
  /** Beside a post's row, on large screens only. */
  row: wide({ 0: '240px' }, CARD_WIDTHS),
  publication: { sizes: { 0: '80px', 768: '120px' }, aspectRatio: 16 / 10, widths: THUMB_WIDTHS },
  leaderCard: {
    sizes: { 0: '112px', 1024: '160px' },
    aspectRatio: PORTRAIT,
    widths: [160, 240, 360, 480],
  },
  leaderPanel: {
    sizes: { 0: '220px', 768: '280px', 1024: '380px' },
    aspectRatio: PORTRAIT,
    widths: CARD_WIDTHS,
  },
  armyLeader: {
    sizes: { 0: '50vw - 22px', 768: '30vw', 1024: '23vw', 1280: '290px' },
    aspectRatio: 4 / 5,
    widths: [160, 240, 360, 480, 640],
  },
} as const satisfies Record<string, ImageSlot>
