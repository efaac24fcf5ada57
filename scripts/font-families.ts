/** Characters that are rare in headings and leads, and so go into the second file. */
const RARE_IN_SERIF = '#$*+<=>@[\\]^_`{|}~£©«»•'

export interface Family {
  readonly name: string
  readonly package: string
  readonly source: string
  readonly faces: readonly Face[]
  readonly features: readonly string[]
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** The weights that the regular and the bold fallback replace. */
  readonly weights: readonly [number, number]
  readonly license: string
  /** Both of one length, so that the name table keeps its offsets. */
  readonly rename?: readonly [string, string]
  readonly fallback: string
  readonly fallbacks: readonly Fallback[]
}

/** One face, in two files: basic letters, and the others. */
export interface Face {
  readonly file: string
  readonly wght: number | { readonly min: number; readonly max: number }
  /** Its `font-weight` in CSS; absent where only the share images are drawn with it. */
  readonly weight?: string
  /** Layout features, where it needs fewer than its family. */
  readonly features?: readonly string[]
  /** Basic characters that go into the second file. */
  readonly rare?: string
}

interface Fallback {
  /** Full and PostScript names of the installed faces, for `local()`. */
  readonly regular: readonly string[]
  readonly bold: readonly string[]
  /** Average advance in em, regular and bold, as `subset-fonts.ts --measure` prints it. */
  readonly width: readonly [number, number]
}

/** The fallbacks' widths were measured on Liberation Sans 2 (Arial's metric twin), Roboto,
 * Liberation Serif 2 (Times New Roman's twin), Gelasio (Georgia's twin) and Noto Serif. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'Public Sans',
    package: 'public-sans',
    source: 'public-sans-latin-wght-normal.woff2',
    faces: [{ file: 'public-sans', wght: { min: 400, max: 700 }, weight: '400 700' }],
    features: ['ccmp', 'kern', 'liga', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
    weights: [400, 650],
    license: 'LICENSE-public-sans.txt',
    fallback: 'Public Sans Fallback',
    fallbacks: [
      {
        regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
        bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
        width: [0.45559, 0.48745],
      },
      {
        regular: ['Roboto', 'Roboto-Regular'],
        bold: ['Roboto Bold', 'Roboto-Bold'],
        width: [0.45225, 0.45855],
      },
    ],
  },
  {
    name: 'Source Serif 4',
    package: 'source-serif-4',
    source: 'source-serif-4-latin-opsz-normal.woff2',
    faces: [
      // All weights in one file: a lead and the heading above it are always in the same face.
      {
        file: 'source-serif-variable',
        wght: { min: 400, max: 650 },
        weight: '400 650',
        features: ['ccmp', 'kern'],
        rare: RARE_IN_SERIF,
      },
      { file: 'source-serif', wght: 650 },
    ],
    features: ['ccmp', 'kern', 'liga'],
    axes: { wght: { min: 400, max: 700 }, opsz: 24 },
    weights: [400, 650],
    license: 'LICENSE-source-serif.txt',
    // OFL 1.1, condition 3: 'Source' is a reserved font name, and a subset is a modified version.
    rename: ['Source', 'Shield'],
    fallback: 'Source Serif Fallback',
    fallbacks: [
      {
        regular: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
        bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
        width: [0.48597, 0.51539],
      },
      {
        regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
        bold: [
          'Times New Roman Bold',
          'TimesNewRomanPS-BoldMT',
          'Liberation Serif Bold',
          'LiberationSerif-Bold',
        ],
        width: [0.41048, 0.43755],
      },
      {
        regular: ['Georgia', 'Gelasio'],
        bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
        width: [0.45031, 0.52433],
      },
    ],
  },
]

/** The static faces of the desk's PDFs. Those that end in `-ext` have the letters of other languages. */
export const PDF_FACES = [
  { file: 'sans.ttf', source: 'public-sans/files/public-sans-latin-wght-normal.woff2', wght: 400 },
  {
    file: 'sans-bold.ttf',
    source: 'public-sans/files/public-sans-latin-wght-normal.woff2',
    wght: 650,
  },
  {
    file: 'serif.ttf',
    source: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    wght: 650,
  },
  {
    file: 'sans-ext.ttf',
    source: 'public-sans/files/public-sans-latin-ext-wght-normal.woff2',
    wght: 400,
  },
] as const
