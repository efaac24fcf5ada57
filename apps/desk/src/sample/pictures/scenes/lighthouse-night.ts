import { cargoShip } from '../shapes/boat.ts'
import { lighthouse } from '../shapes/building.ts'
import { rock } from '../shapes/land.ts'
import { glitter, ripples, sea, swell } from '../shapes/sea.ts'
import { beam, cloud, sky, stars } from '../shapes/sky.ts'
import { circle, path, scene } from '../svg.ts'

/** A rock in a dark sea, the lighthouse upon it, a ship with lit windows far off, the moon. */
export const lighthouseNight = (): string =>
  scene(
    sky('night', 1180, 250, 0.86),
    stars(26, 5, 30, 430),
    circle(1180, 250, 97, '#F4EFE4'),
    circle(1212, 232, 16, '#DDD4C2'),
    circle(1152, 276, 24, '#DDD4C2'),
    beam(600, 276, [-20, 372], [-20, 530], 0.24),
    beam(600, 276, [1620, 372], [1620, 530], 0.24),
    cloud(190, 150, 1, 0.16),
    cloud(1330, 400, 1.1, 0.2),
    sea('night', 570, 770),
    glitter(1180, 592, '#A9CEF0', 6),
    ripples(60, 620, 380, 130, 6, '#4189DD', 0.4),
    ripples(900, 640, 640, 110, 6, '#4189DD', 0.35),
    cargoShip(930, 610, 0.3, '#4E7FB5'),
    path('M330 800C360 700 430 668 520 660L690 656C790 670 850 720 900 800Z', '#1B2F4E'),
    path('M620 656L690 656C790 670 850 720 900 800H700C720 740 680 690 620 656Z', '#12233F'),
    lighthouse(600, 672, 1.04, ['#4189DD', '#2568B0']),
    rock(440, 780, 1.1, '#2A4568', '#1B2F4E'),
    rock(810, 790, 1.3, '#2A4568', '#1B2F4E'),
    path('M270 800q60 -26 120 -8t130 -6t150 4t130 -4t150 12v40H270z', '#A9CEF0', 0.5),
    swell(802, '#0D2140', 12, 360, 190),
    swell(850, '#0A1830', 12, 360, 90),
  )
