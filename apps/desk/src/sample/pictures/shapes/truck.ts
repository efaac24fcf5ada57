import {
  CLOTH,
  CREAM,
  GOLD,
  GREEN,
  INK,
  LEAF,
  NAVY,
  SKY,
  SLATE,
  STEEL,
  type Tones,
  WHITE,
} from '../palette.ts'
import { at, band, circle, path, rect, repeat } from '../svg.ts'

/** A wheel with its hub; it stands on y = 0 at `x`. */
export const wheel = (x: number, r = 24, hub: string = SLATE): string =>
  circle(x, -r, r, INK) + circle(x, -r, r * 0.46, hub)

export interface Truck {
  readonly cab?: Tones
  /** What the bed carries. */
  readonly load?: 'cover' | 'water' | 'crates' | 'empty'
  readonly cover?: Tones
}

const LOADS: Record<NonNullable<Truck['load']>, (cover: Tones) => string> = {
  cover: ([light, dark]) =>
    path('M0 -44V-132Q0 -148 16 -148H174Q190 -148 190 -132V-44Z', light) +
    path('M0 -44V-74H190V-44Z', dark) +
    repeat(4, (i) => rect(30 + i * 40, -148, 7, 104, dark)),
  water: () =>
    path('M0 -96Q0 -136 24 -136H170Q192 -136 192 -96Q192 -56 170 -56H24Q0 -56 0 -96Z', '#4189DD') +
    path('M2 -88H190Q188 -56 170 -56H24Q4 -56 2 -88Z', '#2F6DB8') +
    rect(80, -146, 30, 12, NAVY, 3) +
    rect(0, -56, 192, 12, STEEL),
  crates: () =>
    rect(0, -52, 192, 8, STEEL) +
    rect(6, -100, 56, 48, '#C9AF78') +
    rect(34, -100, 28, 48, '#A98A50') +
    rect(68, -100, 56, 48, CREAM) +
    rect(96, -100, 28, 48, '#E0CFA6') +
    rect(130, -100, 56, 48, '#C9AF78') +
    rect(158, -100, 28, 48, '#A98A50') +
    rect(40, -144, 56, 44, CREAM) +
    rect(68, -144, 28, 44, '#E0CFA6') +
    rect(102, -144, 52, 44, '#C9AF78'),
  empty: () => rect(0, -84, 6, 40, STEEL) + rect(0, -62, 192, 18, STEEL),
}

/** A six-wheeled truck facing right, 320 long and 150 high, standing at (x, y) by its rear end. */
export const truck = (x: number, y: number, scale = 1, t: Truck = {}, mirrored = false): string => {
  const cab = t.cab ?? [LEAF, GREEN]
  return at(
    x,
    y,
    scale,
    LOADS[t.load ?? 'cover'](t.cover ?? CLOTH.cream) +
      rect(-6, -46, 312, 18, INK, 4) +
      path('M200 -36V-122Q200 -130 208 -130H252L280 -86L312 -76Q320 -72 320 -60V-36Z', cab[0]) +
      path('M200 -36V-62H320V-36Z', cab[1]) +
      path('M214 -116H246L268 -82H214Z', '#CFE2F5') +
      path('M230 -116H246L268 -82H246Z', SKY) +
      rect(306, -62, 14, 10, GOLD, 2) +
      rect(298, -40, 26, 12, STEEL, 3) +
      wheel(38) +
      wheel(92) +
      wheel(266),
    mirrored,
  )
}

/** An ambulance facing right with the green cross, 300 long and 165 high. */
export const ambulance = (x: number, y: number, scale = 1, mirrored = false): string =>
  at(
    x,
    y,
    scale,
    path(
      'M0 -24V-150Q0 -158 8 -158H212Q220 -158 226 -152L266 -92L296 -84Q304 -80 304 -70V-24Z',
      WHITE,
    ) +
      path('M0 -24V-52H304V-24Z', '#DDE5EA') +
      rect(0, -72, 304, 18, '#4189DD') +
      path('M168 -142H206L240 -90H168Z', '#173F6B') +
      rect(118, -142, 40, 52, '#173F6B') +
      rect(44, -140, 18, 58, LEAF) +
      rect(24, -120, 58, 18, LEAF) +
      rect(150, -170, 46, 12, GOLD, 4) +
      rect(292, -72, 14, 12, GOLD, 2) +
      rect(-4, -34, 312, 12, INK, 4) +
      wheel(64, 28) +
      wheel(244, 28),
    mirrored,
  )

/** A pick-up or field car facing right, 260 long and 112 high. */
export const fieldCar = (
  x: number,
  y: number,
  scale = 1,
  body: Tones = [LEAF, GREEN],
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    path(
      'M0 -30V-70H84V-104Q84 -112 92 -112H154Q160 -112 164 -108L190 -72L250 -64Q260 -62 260 -52V-30Z',
      body[0],
    ) +
      path('M0 -30V-50H260V-30Z', body[1]) +
      path('M96 -100H124V-72H96ZM132 -100H152L172 -72H132Z', '#CFE2F5') +
      rect(-4, -38, 268, 12, INK, 4) +
      rect(248, -60, 12, 9, GOLD, 2) +
      wheel(52, 25) +
      wheel(206, 25),
    mirrored,
  )

/** A forklift facing right, its mast at the right; `lift` is the height of its forks, `driver` sits behind its side. */
export const forklift = (
  x: number,
  y: number,
  scale: number,
  lift: number,
  load = '',
  driver = '',
): string =>
  at(
    x,
    y,
    scale,
    rect(152, -250, 10, 246, NAVY) +
      rect(168, -250, 10, 246, NAVY) +
      band(`150,${-lift} 270,${-lift}`, INK, 9) +
      at(184, -lift - 5, 1, load) +
      rect(34, -122, 44, 18, NAVY, 5) +
      driver +
      path('M10 -26V-92Q10 -104 22 -104H76L96 -60H150V-26Z', GOLD) +
      path('M10 -26V-52H150V-26Z', '#C48D26') +
      band('30,-104 44,-190 118,-190 138,-62', NAVY, 8) +
      wheel(44, 27, STEEL) +
      wheel(128, 27, STEEL),
  )

/** A road roller facing right, 280 long. */
export const roller = (x: number, y: number, scale = 1, mirrored = false): string =>
  at(
    x,
    y,
    scale,
    rect(20, -96, 150, 52, GOLD, 6) +
      rect(20, -66, 150, 22, '#C48D26', 4) +
      rect(60, -176, 96, 12, GOLD, 4) +
      rect(70, -166, 8, 72, NAVY) +
      rect(138, -166, 8, 72, NAVY) +
      rect(86, -152, 44, 56, '#CFE2F5') +
      rect(30, -130, 10, 36, INK) +
      band('170,-70 232,-62', '#C48D26', 14) +
      circle(232, -50, 50, STEEL) +
      circle(232, -50, 36, SLATE) +
      circle(232, -50, 12, INK) +
      wheel(64, 42, GOLD),
    mirrored,
  )

/** Dust behind a moving wheel. */
export const dust = (x: number, y: number, scale = 1, color = '#F0E7D5', opacity = 0.7): string =>
  at(
    x,
    y,
    scale,
    path(
      'M0 0C-30 -4 -34 -24 -60 -22C-70 -44 -110 -38 -116 -20C-150 -24 -160 -2 -176 0Z',
      color,
      opacity,
    ),
  )
