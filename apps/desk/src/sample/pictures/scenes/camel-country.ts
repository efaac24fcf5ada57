import { CLOTH } from '../palette.ts'
import { camel } from '../shapes/animals.ts'
import { range } from '../shapes/land.ts'
import { personAt, shadow, WALKING } from '../shapes/person.ts'
import { acacia, tufts } from '../shapes/plants.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { arc, band, land, scene } from '../svg.ts'

/** A herder with a stick leads four camels along a dune at sundown. */
export const camelCountry = (): string =>
  scene(
    sky('dusk', 640, 470, 1.12),
    cloud(1050, 180, 1.4, 0.5),
    cloud(180, 230, 1.1, 0.45),
    birds(930, 320, 1.1, '#12294A'),
    range(560, '#7F93AA', '#6C829C'),
    land('0,560 400,540 800,562 1200,536 1600,556', '#D9B97A'),
    acacia(1400, 580, 0.72, ['#3F6B4A', '#23503A', '#12294A']),
    acacia(150, 576, 0.52, ['#3F6B4A', '#23503A', '#12294A']),
    land('0,690 300,650 760,640 1200,680 1600,640', '#E2C88F'),
    land('0,780 400,748 900,764 1600,730', '#CBAA6C'),
    [230, 520, 810, 1100].map((x) => shadow(x, 764, 130, '#B08F55')).join(''),
    shadow(1350, 756, 60, '#B08F55'),
    arc('M392 556Q420 600 440 640M688 548Q710 590 730 630M980 540Q1010 590 1024 620', '#6B4420', 3),
    camel(230, 772, 0.94, ['#C79A5A', '#A57A3D']),
    camel(520, 766, 1.06, ['#A9783C', '#8A5F2C'], CLOTH.blue),
    camel(810, 768, 1.1, ['#C79A5A', '#A57A3D'], CLOTH.leaf),
    camel(1100, 766, 1.14, ['#A9783C', '#8A5F2C'], CLOTH.orange),
    arc('M1284 520Q1320 590 1340 600', '#6B4420', 4),
    personAt(1370, 760, 1.42, {
      top: CLOTH.white,
      wear: 'kufi',
      wrap: CLOTH.deep,
      legs: WALKING,
      left: '-34,-118 -24,-108',
      right: '36,-120 54,-140',
      prop: band('58,-178 66,-2', '#6B4420', 6),
    }),
    land('0,858 500,830 1000,852 1600,820', '#B08F55'),
    tufts(60, 860, 1480, 30, 16, '#6B7B3F', 0.7),
  )
