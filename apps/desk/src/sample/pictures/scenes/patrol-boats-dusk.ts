import { patrolBoat } from '../shapes/boat.ts'
import { glitter, ripples, SEAS, sea, swell } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { path, scene } from '../svg.ts'

const [, , near, nearer, last] = SEAS.dusk

/** Three patrol boats in line ahead, the nearest largest, against the setting sun. */
export const patrolBoatsDusk = (): string =>
  scene(
    sky('dusk', 620, 510, 1.1),
    cloud(930, 210, 1.5, 0.45),
    cloud(140, 270, 1.2, 0.4),
    cloud(760, 330, 0.9, 0.5),
    birds(830, 260, 1.1, '#12294A'),
    sea('dusk', 520, 770),
    glitter(620, 546, '#FBE7B6', 8),
    ripples(60, 580, 330, 150, 6, '#7FA9D0', 0.5),
    ripples(1180, 580, 380, 100, 5, '#7FA9D0', 0.5),
    patrolBoat(180, 560, 0.24, false, true),
    path('M150 562q70 -8 140 -2t190 2v10h-330z', '#F6ECD3', 0.8),
    patrolBoat(400, 630, 0.42, false, true),
    path('M360 634q110 -14 220 -4t330 4v14q-140 8 -275 0t-275 0z', '#F6ECD3', 0.85),
    patrolBoat(690, 762, 0.74, false, true),
    path('M620 768q200 -26 400 -8t520 6v24q-120 12 -230 0t-230 2t-230 -2t-230 2z', '#F6ECD3'),
    swell(790, near, 12, 360, 40),
    swell(830, nearer, 12, 360, 190),
    swell(868, last, 12, 360, 90),
  )
