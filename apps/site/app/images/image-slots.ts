/** Where a layout paints pictures: how wide, in what frame, and in which widths they are offered. */
export interface ImageSlot {
  /** Media condition and painted width, as the `sizes` attribute says them; the last has no condition. */
  readonly painted: readonly (readonly [condition: string, length: string])[]
  /** Width over height of the frame that the picture fills. */
  readonly frame: number
  /** Widths in pixels of the files worth offering there: each at most 1.5 times the one before. */
  readonly widths: readonly number[]
}

const WIDE = 16 / 9
const PORTRAIT = 380 / 525

const CARD_WIDTHS = [240, 360, 480, 640, 960]
const THUMB_WIDTHS = [160, 240, 360]
const PAGE_WIDTHS = [360, 480, 640, 960, 1280, 1920]

/**
 * Every place of the site. The lengths follow the styles beside the components: 1280 px of page with
 * 24 px at its sides, 16 px below 768 px.
 */
export const IMAGE_SLOTS = {
  featured: {
    painted: [
      ['(min-width: 1280px)', '800px'],
      ['(min-width: 1024px)', '62vw'],
      ['(min-width: 768px)', '100vw - 48px'],
      ['', '100vw'],
    ],
    frame: WIDE,
    widths: PAGE_WIDTHS,
  },
  /** The column beside the featured news, which stands on large screens alone. */
  latest: {
    painted: [
      ['(min-width: 1280px)', '376px'],
      ['', '29vw'],
    ],
    frame: WIDE,
    widths: [240, 360, 480, 640],
  },
  /** A card of three to a row, two, one. */
  third: {
    painted: [
      ['(min-width: 1280px)', '395px'],
      ['(min-width: 1024px)', '31vw'],
      ['(min-width: 768px)', '46vw'],
      ['', '100vw - 32px'],
    ],
    frame: WIDE,
    widths: CARD_WIDTHS,
  },
  /** A card of four to a row, two, one. */
  quarter: {
    painted: [
      ['(min-width: 1280px)', '290px'],
      ['(min-width: 1024px)', '23vw'],
      ['(min-width: 768px)', '46vw'],
      ['', '100vw - 32px'],
    ],
    frame: WIDE,
    widths: CARD_WIDTHS,
  },
  /** A video or photo of the Media Center: three to a row, two from 600 px, one. */
  gallery: {
    painted: [
      ['(min-width: 1280px)', '395px'],
      ['(min-width: 1024px)', '31vw'],
      ['(min-width: 600px)', '46vw'],
      ['', '100vw - 32px'],
    ],
    frame: WIDE,
    widths: PAGE_WIDTHS,
  },
  /** A photo as large as the screen. */
  lightbox: { painted: [['', '100vw']], frame: 0, widths: PAGE_WIDTHS },
  article: {
    painted: [
      ['(min-width: 1280px)', '770px'],
      ['(min-width: 1200px)', '60vw'],
      ['(min-width: 1024px)', '62vw'],
      ['(min-width: 768px)', '100vw - 48px'],
      ['', '100vw'],
    ],
    frame: WIDE,
    widths: PAGE_WIDTHS,
  },
  /** Beside the titles under an article: 36 percent of its column. */
  aside: {
    painted: [
      ['(min-width: 1280px)', '137px'],
      ['(min-width: 1024px)', '11vw'],
      ['(min-width: 768px)', '17vw'],
      ['', '34vw'],
    ],
    frame: WIDE,
    widths: THUMB_WIDTHS,
  },
  /** Beside a post's row, on large screens alone. */
  row: { painted: [['', '240px']], frame: WIDE, widths: CARD_WIDTHS },
  publication: {
    painted: [
      ['(min-width: 768px)', '120px'],
      ['', '80px'],
    ],
    frame: 16 / 10,
    widths: THUMB_WIDTHS,
  },
  leaderCard: {
    painted: [
      ['(min-width: 1024px)', '160px'],
      ['', '112px'],
    ],
    frame: PORTRAIT,
    widths: [160, 240, 360, 480],
  },
  leaderPanel: {
    painted: [
      ['(min-width: 1024px)', '380px'],
      ['(min-width: 768px)', '280px'],
      ['', '220px'],
    ],
    frame: PORTRAIT,
    widths: CARD_WIDTHS,
  },
  armyLeader: {
    painted: [
      ['(min-width: 1280px)', '290px'],
      ['(min-width: 1024px)', '23vw'],
      ['(min-width: 768px)', '30vw'],
      ['', '50vw - 22px'],
    ],
    frame: 4 / 5,
    widths: [160, 240, 360, 480, 640],
  },
} as const satisfies Record<string, ImageSlot>
