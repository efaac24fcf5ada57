import type { BothLanguages } from '../../i18n/messages.ts'

export const CHECK_MESSAGES = {
  before: { en: 'Before it is published', so: 'Ka hor inta aan la daabicin' },
  publish: { en: 'Yes, publish', so: 'Haa, daabac' },
  beforeUnpublish: { en: 'Before it is unpublished', so: 'Ka hor inta aan laga noqon' },
  unpublishHint: {
    en: 'Readers will not have it any longer; it stays at the desk as a draft.',
    so: 'Akhristayaashu ma heli doonaan; miiska ayuu ku sii ahaanayaa qabyo ahaan.',
  },
  unpublish: { en: 'Yes, unpublish', so: 'Haa, ka noqo' },
  unpublished: {
    en: 'Readers do not have it any longer.',
    so: 'Akhristayaashu hadda ma haystaan.',
  },
  open: { en: 'Open it (in a new tab)', so: 'Fur (bog cusub)' },
  cancel: { en: 'Cancel', so: 'Ka bax' },
  unreachable: {
    en: 'The desk could not be reached. Nothing was changed.',
    so: 'Miiska lama gaari karin. Waxba lama beddelin.',
  },
} as const satisfies Record<string, BothLanguages>
