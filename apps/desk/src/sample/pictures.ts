import path from 'node:path'
import type { Bilingual } from '@gaashaan/contract'
import {
  ALT_TEXTS,
  type PortraitName,
  type SceneName,
} from '../../sample-content/pictures/alt-texts.ts'

/** A drawing: the path of its SVG file, and its alt texts. */
export interface Picture {
  readonly file: string
  readonly alt: Bilingual<string>
}

const picturesIn = <Name extends string>(...folders: readonly (keyof typeof ALT_TEXTS)[]) =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      Object.entries<Bilingual<string>>(ALT_TEXTS[folder]).map(([name, alt]) => {
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

/** The scenes by name, 1600 by 900 pixels. */
export const SCENES = picturesIn<SceneName>('scenes/water', 'scenes/land', 'scenes/indoors')

/** Portraits of nobody in particular, 760 by 1050 pixels; `default` is for a leader without a photo. */
export const PORTRAITS = picturesIn<PortraitName>('portraits')
