import type { SceneName } from '../pictures/index.ts'
import {
  blowingSand,
  driftingCloud,
  flyingBirds,
  type Motion,
  rollingSea,
  turningLamp,
} from './motion.ts'

/** Where the camera looks: the middle of what it sees in the scene, and how much it enlarges. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** A clip of a still scene: the camera goes from one view to the other while things move before it. */
export interface Clip {
  readonly from: View
  readonly to: View
  readonly motions: readonly Motion[]
}

const WHOLE: View = { x: 800, y: 450, zoom: 1 }

export const CLIPS = {
  'patrol-boats-dusk': {
    from: { x: 800, y: 450, zoom: 1.04 },
    to: { x: 880, y: 480, zoom: 1.14 },
    motions: [
      driftingCloud(1240, 130, -140, 1, 0.4),
      flyingBirds(260, 300, 420, 1, '#12294A'),
      rollingSea('dusk', [790, 830, 868]),
    ],
  },
  'mogadishu-coast': {
    from: { x: 730, y: 470, zoom: 1.12 },
    to: { x: 870, y: 470, zoom: 1.12 },
    motions: [
      driftingCloud(1180, 110, -120, 1, 0.8),
      flyingBirds(900, 260, 460, 1, '#12294A'),
      rollingSea('day', [806, 842, 874]),
    ],
  },
  'transport-plane': {
    from: { x: 830, y: 440, zoom: 1.1 },
    to: { x: 780, y: 430, zoom: 1.03 },
    motions: [
      driftingCloud(1500, 200, -900, 1.2, 0.5),
      driftingCloud(1750, 560, -1900, 1.9, 0.55),
      driftingCloud(2300, 700, -2500, 2.4, 0.9),
      driftingCloud(1300, 790, -2000, 2.6, 0.9),
    ],
  },
  'lighthouse-night': {
    from: WHOLE,
    to: { x: 760, y: 440, zoom: 1.12 },
    motions: [
      turningLamp(600, 205),
      driftingCloud(1000, 120, 110, 1.1, 0.12),
      rollingSea('night', [780, 806, 850]),
    ],
  },
  'camel-country': {
    from: { x: 760, y: 480, zoom: 1.12 },
    to: { x: 860, y: 480, zoom: 1.16 },
    motions: [
      driftingCloud(560, 130, 120, 1, 0.4),
      flyingBirds(300, 300, 480, 1, '#12294A'),
      blowingSand(780, '#EAD9AE'),
    ],
  },
} as const satisfies Partial<Record<SceneName, Clip>>
