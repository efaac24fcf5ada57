import type { PartnerKind, PartnerMark } from '../content/site-settings.ts'

/** The partners of Specification §3 in their order; their kinds are our choice. */
export const DEFAULT_PARTNERS = [
  { mark: 'un', kind: 'international' },
  { mark: 'au', kind: 'regional' },
  { mark: 'atmis', kind: 'peacekeeping' },
  { mark: 'us', kind: 'defense' },
  { mark: 'eu', kind: 'regional' },
  { mark: 'turkey', kind: 'defense' },
  { mark: 'uk', kind: 'defense' },
  { mark: 'qatar', kind: 'defense' },
] as const satisfies readonly { mark: PartnerMark; kind: PartnerKind }[]
