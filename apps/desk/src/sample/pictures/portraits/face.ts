import { CREAM, GOLD, INK, NAVY, type Tones } from '../palette.ts'
import { star } from '../shapes/sky.ts'
import { circle, ellipse, path, rect } from '../svg.ts'

export type Hair = 'short' | 'grey' | 'receding' | 'high' | 'none'
export type Cap = 'beret' | 'peaked' | 'kufi'

const UNDER_CHIN: Record<string, string> = {
  '#6A4530': '#573824',
  '#4E3122': '#3E261A',
  '#7D5233': '#684329',
}

/** The bare head and neck: an oval without features in two tones. */
export const face = (skin: Tones): string =>
  path('M314 560V736C322 780 350 812 380 826C410 812 438 780 446 736V560Z', skin[1]) +
  path('M314 634Q380 736 446 634V676Q380 764 314 676Z', UNDER_CHIN[skin[1]] ?? INK) +
  ellipse(252, 452, 24, 44, skin[0]) +
  ellipse(508, 452, 24, 44, skin[1]) +
  path(
    'M256 400C256 300 300 250 380 250C460 250 504 300 504 400V436C504 570 440 660 380 660C320 660 256 570 256 436Z',
    skin[0],
  ) +
  path(
    'M394 250C464 254 504 300 504 400V436C504 570 440 660 380 660C424 560 428 390 394 250Z',
    skin[1],
  )

const CROP =
  'M240 430C222 250 296 168 380 168C464 168 538 250 520 430L500 430C502 372 494 308 470 286C420 268 340 268 290 286C266 308 258 372 260 430Z'

const HAIR: Record<Hair, () => string> = {
  short: () => path(CROP, INK),
  grey: () =>
    path(CROP, '#A9B6C2') +
    path(
      'M400 169C474 178 536 260 520 430L500 430C502 372 494 308 470 286C448 278 430 274 412 273C420 230 414 196 400 169Z',
      '#93A2B0',
    ),
  receding: () =>
    path(
      'M240 436C226 270 292 190 380 190C468 190 534 270 520 436L499 436C502 356 482 302 452 276C430 250 330 250 308 276C278 302 258 356 261 436Z',
      '#1B2A42',
    ),
  high: () =>
    path(
      'M238 420C224 310 226 190 284 166C336 146 424 146 476 166C534 190 536 310 522 420L500 420C502 364 494 308 474 288C420 274 340 274 286 288C266 308 258 364 260 420Z',
      INK,
    ),
  none: () => '',
}

/** Hair on the bare head. */
export const hair = (name: Hair): string => HAIR[name]()

/** A short beard along the jaw. */
export const beard = (color: string = INK): string =>
  path(
    'M255 430C252 580 320 672 380 672C440 672 508 580 505 430C496 510 476 552 440 566C420 552 340 552 320 566C284 552 264 510 255 430Z',
    color,
  )

/** Spectacles: two rims and their bridge. */
export const glasses = (): string =>
  [318, 442]
    .map(
      (x) =>
        `<circle cx="${x}" cy="430" r="42" fill="#FCFDFD" fill-opacity="0.16" stroke="${NAVY}" stroke-width="8"/>`,
    )
    .join('') +
  rect(358, 424, 44, 8, NAVY) +
  rect(252, 424, 26, 7, NAVY) +
  rect(484, 424, 22, 7, NAVY)

/** A cap with its badge, in two tones. */
export const cap = (name: Cap, tones: Tones, badge: string = GOLD): string => {
  if (name === 'kufi')
    return (
      path('M262 300H284Q264 350 263 424H252ZM498 300H476Q496 350 497 424H508Z', tones[1]) +
      path('M258 322L268 212C286 176 474 176 492 212L502 322Q380 284 258 322Z', CREAM) +
      path('M404 186C446 188 484 196 492 212L502 322Q462 306 414 302Q420 240 404 186Z', '#E0CFA6') +
      path('M258 322L261 288Q380 252 499 288L502 322Q380 284 258 322Z', GOLD)
    )
  if (name === 'peaked')
    return (
      path('M262 300Q380 262 498 300L506 420H496Q492 350 484 330H276Q268 350 264 420H254Z', INK) +
      path(
        'M262 280C216 244 204 206 226 190C270 150 490 150 534 190C556 206 544 244 498 280Q380 252 262 280Z',
        tones[0],
      ) +
      path(
        'M414 161C470 164 516 174 534 190C556 206 544 244 498 280Q460 270 420 267Q432 210 414 161Z',
        tones[1],
      ) +
      path('M262 280Q380 250 498 280V326Q380 294 262 326Z', tones[1]) +
      path('M262 280Q380 250 498 280V292Q380 262 262 292Z', badge) +
      path('M256 330Q380 290 504 330Q500 372 380 366Q260 372 256 330Z', INK) +
      circle(380, 222, 31, tones[1]) +
      star(380, 224, 27, badge)
    )
  return (
    path(
      'M250 322Q380 276 510 322L512 420H498Q496 360 484 336Q380 300 276 336Q264 360 262 420H248Z',
      INK,
    ) +
    path('M244 312C206 228 296 146 420 160C546 172 590 254 524 318Q380 258 244 312Z', tones[0]) +
    path('M430 161C548 174 590 254 524 318Q480 298 436 288Q460 220 430 161Z', tones[1]) +
    path('M244 312Q380 256 524 318L520 344Q380 288 246 340Z', INK) +
    star(314, 246, 27, badge)
  )
}
