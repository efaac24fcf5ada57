import { transport } from '../shapes/aircraft.ts'
import { mountain } from '../shapes/land.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { land, path, scene } from '../svg.ts'

/** A transport plane climbs over mountains and a sea of cloud. */
export const transportPlane = (): string =>
  scene(
    sky('dusk', 1180, 470, 1.15),
    cloud(200, 120, 1.3, 0.4),
    cloud(1000, 110, 1.5, 0.5),
    mountain(-100, 760, 760, 250, '#5B7FA6', '#4A6E98'),
    mountain(380, 780, 700, 180, '#6F90B2', '#5B7FA6'),
    mountain(980, 780, 820, 280, '#5B7FA6', '#4A6E98'),
    path(
      'M0 690q60 -46 130 -20q50 -50 130 -20q70 -40 130 10q90 -30 140 20q80 -40 150 4q70 -44 150 -4q60 -40 140 0q80 -46 160 -6q90 -40 150 6q90 -44 170 -10q70 -30 150 10V900H0z',
      '#D8E3E4',
    ),
    path(
      'M0 750q80 -40 150 -6q70 -44 160 -4q80 -40 160 4q80 -36 160 0q90 -46 170 0q70 -36 150 0q80 -40 170 0q90 -40 160 4q80 -40 160 0q80 -30 160 4q80 -34 160 0V900H0z',
      '#EDF0E8',
    ),
    land('0,824 400,806 800,830 1200,808 1600,826', '#FCFDFD'),
    transport(770, 420, 1.34, 8),
  )
