import { SKY, WHITE } from '../palette.ts'
import { patrolBoat } from '../shapes/boat.ts'
import { hills } from '../shapes/land.ts'
import { foam, ripples, SEAS, sea, swell } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { path, scene } from '../svg.ts'

const [, , near, nearer, last] = SEAS.day

/** A white patrol boat under way on a clear morning, seen from the side. */
export const patrolBoatScene = (): string =>
  scene(
    sky('day', 410, 350, 1.05),
    cloud(110, 190, 0.9, 0.6),
    cloud(900, 148, 1.5),
    cloud(1240, 252, 1.1, 0.75),
    birds(1080, 300, 1.1),
    hills(540),
    sea('day', 540),
    ripples(60, 596, 260, 90, 4, SKY),
    ripples(1240, 600, 330, 70, 4, SKY),
    patrolBoat(270, 706, 1.04),
    path('M1262 706C1296 690 1316 664 1326 636C1344 672 1386 702 1440 710Z', WHITE),
    path('M1296 704C1310 694 1322 680 1328 664C1342 686 1362 700 1386 706Z', '#CDE3F5'),
    foam(160, 716, 1320),
    swell(754, near, 12, 360, 40),
    swell(808, nearer, 12, 360, 190),
    swell(858, last, 12, 360, 90),
    ripples(240, 786, 1160, 60, 5, '#4189DD', 0.8),
  )
