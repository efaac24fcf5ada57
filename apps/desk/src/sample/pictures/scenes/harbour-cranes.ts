import { CLOTH, GOLD } from '../palette.ts'
import { cargoShip, containers } from '../shapes/boat.ts'
import { harbourCrane } from '../shapes/crane.ts'
import { ENGINEER } from '../shapes/crowd.ts'
import { ARMS, personAt } from '../shapes/person.ts'
import { ripples, sea } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { truck } from '../shapes/truck.ts'
import { poly, rect, repeat, scene, slant } from '../svg.ts'

/** A ship at the quay and two cranes over it; a box hangs from the nearer one. */
export const harbourCranes = (): string =>
  scene(
    sky('sand', 330, 470, 1.1),
    cloud(860, 90, 1.2, 0.8),
    cloud(80, 210, 1, 0.7),
    birds(520, 210, 1, '#12294A'),
    sea('day', 560, 1200),
    ripples(20, 610, 500, 110, 6),
    harbourCrane(820, 764, 0.98, -220, 110, containers(-46, 42, 1, 1), GOLD, '#C48D26'),
    cargoShip(96, 742, 0.92),
    rect(0, 742, 1600, 22, '#B9C5CC'),
    rect(0, 764, 1600, 136, '#93A2B0'),
    harbourCrane(1270, 806, 1.14, -268, 150, containers(-46, 42, 1, 1)),
    poly('0,850 1600,850 1600,900 0,900', '#7A8896'),
    repeat(9, (i) => slant(28 + i * 190, 876, 90, 14, GOLD)),
    containers(1060, 846, 1, 2),
    containers(1386, 846, 2, 3, 1),
    truck(470, 846, 0.92, { load: 'empty', cab: CLOTH.blue }),
    containers(484, 790, 1, 1, 0, 1.7),
    personAt(900, 850, 0.68, { ...ENGINEER, right: ARMS.up }),
    personAt(970, 850, 0.68, { ...ENGINEER, wear: 'hardhat', top: CLOTH.leaf, right: ARMS.point }),
  )
