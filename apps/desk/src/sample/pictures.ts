import path from 'node:path'
import {
  ALT_TEXTS,
  type Alt,
  type PortraitName,
  type SceneName,
} from '../../sample-content/pictures/alt-texts.ts'

/** A drawing: its SVG file, and what it shows. */
export interface Picture {
  readonly file: string
  readonly alt: Alt
}

const picturesIn = <Name extends string>(...folders: readonly (keyof typeof ALT_TEXTS)[]) =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      Object.entries<Alt>(ALT_TEXTS[folder]).map(([name, alt]) => {
        const file = path.join(
          import.meta.dirname,
          '../../sample-content/pictures',
          folder,
          `${name}.svg`,
        )
        return [name, { file, alt }]
      }),
    ),
  ) as Readonly<Record<Name, Picture>>

/** The sample pictures by name: 1600 by 900 pixels, all different. */
export const SCENES = picturesIn<SceneName>('scenes/water', 'scenes/land', 'scenes/indoors')

/** Portraits of nobody in particular, 760 by 1050 pixels; `default` stands in for a missing photo. */
export const PORTRAITS = picturesIn<PortraitName>('portraits')
