import { GOLD, SKY } from '../palette.ts'
import { dhow } from '../shapes/boat.ts'
import { house, PLASTER } from '../shapes/building.ts'
import { bush, palm } from '../shapes/plants.ts'
import { ripples } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { ambulance } from '../shapes/truck.ts'
import { land, rect, repeat, scene, slant } from '../svg.ts'

/** An ambulance, large, on the road between palms and the sea. */
export const ambulanceRoad = (): string =>
  scene(
    sky('day', 620, 380, 1.1),
    cloud(1010, 110, 1.5),
    cloud(120, 200, 1.1, 0.75),
    birds(1040, 270, 1.1),
    rect(0, 500, 1600, 400, '#3579CB'),
    rect(0, 500, 1600, 26, '#5394DD'),
    ripples(40, 540, 1500, 90, 12, SKY),
    dhow(330, 548, 0.6),
    dhow(480, 530, 0.32, ['#F6ECD3', '#DCC9A0'], true),
    land('900,560 1120,506 1380,490 1600,480', '#3F8A5B', 700),
    house(1270, 512, { width: 130, height: 100, tones: PLASTER.white }),
    house(1390, 508, { width: 160, height: 150, tones: PLASTER.cream, floors: 2 }),
    land('0,650 500,640 1000,622 1600,600', '#F6ECD3'),
    land('0,672 500,664 1000,650 1600,630', '#E6CF9B'),
    palm(190, 716, 1.9),
    palm(1400, 706, 1.6, '#14532D', true),
    repeat(
      14,
      (i) =>
        rect(30 + i * 120, 690, 12, 52, '#FCFDFD') + rect(30 + i * 120, 690, 12, 14, '#B3261E'),
    ),
    rect(0, 742, 1600, 130, '#475163'),
    rect(0, 742, 1600, 8, '#B9C5CC'),
    repeat(7, (i) => slant(52 + i * 250, 850, 130, 12, GOLD)),
    rect(0, 872, 1600, 28, '#14532D'),
    rect(520, 806, 660, 16, '#3A4354', 8),
    ambulance(520, 818, 2.1),
    bush(110, 884, 1.2, '#14532D', '#1F6B3D'),
    bush(1490, 888, 1.3, '#14532D', '#1F6B3D'),
  )
