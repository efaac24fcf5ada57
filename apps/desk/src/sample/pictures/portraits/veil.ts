import { GOLD, type Tones } from '../palette.ts'
import { star } from '../shapes/sky.ts'
import { ellipse, path } from '../svg.ts'

/** A head in a veil that frames the face and falls over the shoulders in folds; two tones. */
export const veil = (skin: Tones, [light, dark]: Tones, brooch = false): string =>
  path(
    'M380 150C262 150 212 246 216 390C218 520 214 610 176 700C150 762 148 820 166 858C240 922 312 948 380 960C448 948 520 922 594 858C612 820 610 762 584 700C546 610 542 520 544 390C548 246 498 150 380 150Z',
    light,
  ) +
  path(
    'M410 152C504 162 548 250 544 390C542 520 546 610 584 700C610 762 612 820 594 858C560 888 520 912 478 930C540 800 520 700 470 620C500 540 520 300 410 152Z',
    dark,
  ) +
  path(
    'M224 560C250 700 380 800 560 800C600 800 606 830 594 858C480 880 300 830 206 640Z',
    dark,
    0.75,
  ) +
  path('M256 600C300 700 420 740 520 700C540 730 556 760 566 790C440 820 290 740 236 610Z', light) +
  ellipse(380, 424, 134, 202, dark) +
  path(
    'M268 400C268 300 316 246 380 246C444 246 492 300 492 400V430C492 546 436 628 380 628C324 628 268 546 268 430Z',
    skin[0],
  ) +
  path(
    'M392 247C450 254 492 304 492 400V430C492 546 436 628 380 628C418 540 424 390 392 247Z',
    skin[1],
  ) +
  (brooch ? star(300, 704, 24, GOLD) : '')
