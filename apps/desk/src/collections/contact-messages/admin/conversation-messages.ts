import type { BothLanguages } from '../../../i18n/messages.ts'

/** Texts of the panel with replies and notes. */
export const MESSAGES = {
  replies: { en: 'Replies', so: 'Jawaabaha' },
  noReplies: { en: 'Nobody has answered yet.', so: 'Weli cidna ma jawaabin.' },
  reply: { en: 'Reply', so: 'Jawaab' },
  replyHint: {
    en: 'Mailed to the visitor from the department’s address, with what they wrote below it.',
    so: 'Waxaa iimayl ahaan loogu dirayaa qofka, lagana dirayaa cinwaanka waaxda, iyadoo wixii uu qoray ay ku hoos jiraan.',
  },
  send: { en: 'Send reply', so: 'Dir jawaabta' },
  sending: { en: 'Sending…', so: 'Waa la dirayaa…' },
  sent: { en: 'The reply is on its way.', so: 'Jawaabtu waa ay socotaa.' },
  noMail: {
    en: 'The desk cannot send mail here: no mail server is set. Answer from your own mail program, then set the state to answered.',
    so: 'Miisku halkan iimayl kama diri karo: server iimayl lama dejin. Ka jawaab barnaamijkaaga iimaylka, dabadeedna xaaladda ka dhig la jawaabay.',
  },
  openMail: { en: 'Write in my mail program', so: 'Ku qor barnaamijkayga iimaylka' },
  notes: { en: 'Notes', so: 'Qoraallada' },
  noNotes: { en: 'No notes yet.', so: 'Weli qoraal ma jiro.' },
  note: { en: 'Note', so: 'Qoraal' },
  noteHint: {
    en: 'Only the department’s readers see it. It cannot be changed afterwards.',
    so: 'Waxaa arka oo keliya akhristayaasha waaxda. Dib looma beddeli karo.',
  },
  add: { en: 'Add note', so: 'Ku dar qoraalka' },
  failed: {
    en: 'The desk did not answer. Nothing is lost: try again.',
    so: 'Miisku ma jawaabin. Waxba ma lumin: mar kale isku day.',
  },
  mailed: { en: 'Mailed', so: 'La diray' },
  due: { en: 'On its way', so: 'Waa ay socotaa' },
  dueAgain: { en: 'Not mailed yet; next attempt', so: 'Weli lama dirin; isku dayga xiga' },
  givenUp: { en: 'Could not be mailed', so: 'Lama diri karin' },
} satisfies Record<string, BothLanguages>
