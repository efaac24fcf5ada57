import { band, circle, type Point, type Points, path, pointsOf } from '../svg.ts'

/** From the shoulder: the elbow, then the hand. */
export type Arm = Points
/** From the hip: the knee, then the ankle. */
export type Leg = Points

const pair = (points: Points): readonly [Point, Point] => {
  const [upper = [0, 0], lower = upper] = pointsOf(points)
  return [upper, lower]
}

/** A sleeved arm from (x, y) with a bare hand; the cuff ends a fifth before the hand. */
export const arm = (
  x: number,
  y: number,
  points: Arm,
  sleeve: string,
  skin: string,
  width = 14,
): string => {
  const [elbow, hand] = pair(points)
  const cuff: Point = [hand[0] + (elbow[0] - hand[0]) * 0.18, hand[1] + (elbow[1] - hand[1]) * 0.18]
  return circle(hand[0], hand[1], 7.5, skin) + band([[x, y], elbow, cuff], sleeve, width)
}

/** A trousered leg from the hip at `x` with its shoe, the toe to the left when `towards` is negative. */
export const leg = (
  x: number,
  points: Leg,
  trousers: string,
  shoes: string,
  towards: number,
): string => {
  const [knee, [ankleX, ankleY]] = pair(points)
  const sign = towards < 0 ? -1 : 1
  const toe = (reach: number): number => ankleX + sign * reach
  const shoe = path(
    `M${toe(-8)} ${ankleY - 7}H${toe(8)}L${toe(17)} ${ankleY + 1}Q${toe(19)} ${ankleY + 6} ${toe(14)} ${ankleY + 6}H${toe(-8)}Z`,
    shoes,
  )
  return shoe + band([[x, -82], knee, [ankleX, ankleY - 14]], trousers, 18)
}
