import { GOLD } from '../palette.ts'
import { star } from '../shapes/sky.ts'
import { poly, rect } from '../svg.ts'

/** Pale grounds: the field, the lit band, the shaded corner. */
export const GROUNDS = {
  green: ['#DDE8E0', '#EEF4F0', '#C3D7CB'],
  blue: ['#D9E7F5', '#ECF3FA', '#BBD3EC'],
  sand: ['#F4EAD2', '#FBF5E7', '#E6D5AC'],
  grey: ['#E2E7EC', '#F0F3F6', '#C8D1DA'],
} as const

export type GroundName = keyof typeof GROUNDS

/** The ground of a portrait: the shield's diagonal and a gold star at the upper left. */
export const ground = (name: GroundName, starred = true): string => {
  const [field, lit, corner] = GROUNDS[name]
  return (
    rect(0, 0, 760, 1050, field) +
    poly('760,140 760,1050 34,1050', corner) +
    poly('740,0 760,0 760,140 34,1050 0,1050 0,930', lit) +
    poly('760,56 760,140 34,1050 0,1050 0,990', field, 0.55) +
    (starred ? star(130, 186, 58, GOLD) : '')
  )
}
