import type { PartnerMark } from '../../content/site-settings.ts'

/** The text about each partner on the partners' page, in English. */
export const partnerTexts = {
  un: 'Work with an international organization covers peace, the coordination of relief and respect for international law.',
  au: 'A regional organization brings its member states together on the security of the continent.',
  atmis:
    'A peacekeeping mission helps the country’s own forces to keep people safe and to take over that duty.',
  us: 'A defence partnership between two states covers training, planning and the exchange of knowledge.',
  eu: 'Work with a regional organization strengthens institutions, the skills of staff and good administration.',
  turkey: 'A partnership of this kind covers officer education, equipment and its maintenance.',
  uk: 'A partnership of this kind covers advice, working methods and stronger defence institutions.',
  qatar:
    'A partnership of this kind covers logistics, the welfare of the forces and help for communities.',
} satisfies Readonly<Record<PartnerMark, string>>
