import { INK, type Tones } from '../palette.ts'
import { at, band, ellipse, path, rect } from '../svg.ts'

/** A camel walking right, 270 long and 250 high; `load` draws a pack on its back. */
export const camel = (
  x: number,
  y: number,
  scale = 1,
  tones: Tones = ['#B98A4A', '#98703A'],
  load?: Tones,
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    band('-62,-104 -74,-54 -66,-4', tones[1], 15) +
      band('76,-112 88,-54 80,-4', tones[1], 15) +
      band('-100,-150 -116,-122 -112,-96', tones[1], 7) +
      path(
        'M-104 -118C-110 -156 -84 -172 -52 -176C-40 -204 -22 -226 0 -226C22 -226 36 -202 52 -180C74 -174 84 -176 94 -184C110 -198 106 -236 122 -254L128 -264L134 -256C152 -254 176 -248 178 -238C180 -228 166 -226 150 -226C140 -206 138 -150 96 -128C84 -108 60 -98 30 -98C0 -94 -40 -96 -64 -94C-90 -92 -100 -100 -104 -118Z',
        tones[0],
      ) +
      path(
        'M-104 -118C-70 -124 20 -112 96 -128C84 -108 60 -98 30 -98C0 -94 -40 -96 -64 -94C-90 -92 -100 -100 -104 -118Z',
        tones[1],
      ) +
      band('-76,-108 -98,-58 -100,-4', tones[0], 16) +
      band('60,-108 58,-54 46,-4', tones[0], 16) +
      path('M-110 -6h20v8h-20zM36 -6h20v8h-20zM-76 -6h18v8h-18zM70 -6h18v8h-18z', INK) +
      (load
        ? path('M-62 -184Q0 -256 60 -188L66 -138Q0 -120 -66 -136Z', load[0]) +
          path('M6 -224Q40 -214 60 -188L66 -138Q40 -128 14 -127Q24 -180 6 -224Z', load[1]) +
          rect(-68, -164, 138, 9, INK, 4)
        : ''),
    mirrored,
  )

/** A goat, 110 long and 90 high. */
export const goat = (
  x: number,
  y: number,
  scale = 1,
  tones: Tones = ['#FCF8EE', '#DCC9A0'],
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    band('-34,-38 -36,-2', tones[1], 8) +
      band('26,-38 28,-2', tones[1], 8) +
      path(
        'M-50 -50Q-50 -72 -30 -72H24Q36 -84 40 -98L62 -94Q72 -84 66 -78L54 -76Q44 -36 24 -34H-36Q-50 -36 -50 -50Z',
        tones[0],
      ) +
      path('M-50 -48Q0 -44 40 -52Q34 -34 24 -34H-36Q-48 -36 -50 -48Z', tones[1]) +
      band('42,-98 34,-112', INK, 5) +
      band('-24,-36 -24,-2', tones[0], 8) +
      band('14,-36 14,-2', tones[0], 8) +
      ellipse(-52, -66, 7, 4, tones[0]),
    mirrored,
  )
