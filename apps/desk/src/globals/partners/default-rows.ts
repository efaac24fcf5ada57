import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'

/** The partners of Specification §3, as an editor finds them before anything was changed. */
export const DEFAULT_ROWS = DEFAULT_PARTNERS.map(({ mark, kind }) => ({
  so: { name: DEFAULT_TEXTS.so.partnerNames[mark], text: DEFAULT_TEXTS.so.partnerTexts[mark] },
  en: { name: DEFAULT_TEXTS.en.partnerNames[mark], text: DEFAULT_TEXTS.en.partnerTexts[mark] },
  kind,
  mark,
}))
