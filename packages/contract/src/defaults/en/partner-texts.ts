import type { PartnerMark } from '../../site-settings.ts'

/** What stands beside each partner on the partners' own page, in English. */
export const partnerTexts = {
  un: 'Work with an international organization is about peace, the coordination of relief and respect for international law.',
  au: 'A regional organization brings its member states together to consult on the security of the continent.',
  atmis:
    'A peacekeeping mission supports the country’s own forces in keeping people safe and in taking over that duty.',
  us: 'A defence partnership stands between two states: training, planning and the exchange of knowledge.',
  eu: 'Work with a regional organization strengthens institutions, the skills of staff and good administration.',
  turkey:
    'A partnership of this kind is about the education of officers, equipment and its upkeep.',
  uk: 'A partnership of this kind is about advice, ways of working and stronger defence institutions.',
  qatar:
    'A partnership of this kind is about logistics, the welfare of the forces and help for communities.',
} satisfies Readonly<Record<PartnerMark, string>>
