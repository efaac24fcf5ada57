const en = {
  heading: 'Preview links',
  about:
    'Whoever has a link sees this post as it is now, without an account. It works until it ends or is revoked.',
  days: 'Good for',
  day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  create: 'Make a link',
  created: 'The new link. It is shown this once: copy it now.',
  revoke: 'Revoke',
  revokeLink: (when: string) => `Revoke the link made ${when}`,
  none: 'No links yet.',
  author: (who: string, when: string) => `${who}, ${when}`,
  unknownAuthor: 'Someone whose account is gone',
  validUntil: (when: string) => `Good until ${when}`,
  expired: (when: string) => `Ended ${when}`,
  revoked: (when: string) => `Revoked ${when}`,
  opened: (count: number, when: string) =>
    `Opened ${count === 1 ? 'once' : `${count} times`}, last ${when}`,
  neverOpened: 'Not opened yet',
  failed: 'That did not work. Try again.',
  noSite: 'The desk is not told where the site is (SITE_URL), so the link has no address.',
}

const so: typeof en = {
  heading: 'Xiriirrada horu-eegista',
  about:
    'Qofkii haysta xiriirka wuxuu qoraalkan u arkaa sida uu hadda yahay, akoon la’aan. Wuxuu shaqeeyaa ilaa uu ka dhacayo ama laga noqonayo.',
  days: 'Wuxuu shaqeeyaa',
  day: (count) => (count === 1 ? '1 maalin' : `${count} maalmood`),
  create: 'Samee xiriir',
  created: 'Xiriirka cusub. Mar keliya ayaa la muujinayaa: hadda nuqul ka qaado.',
  revoke: 'Ka noqo',
  revokeLink: (when) => `Ka noqo xiriirka la sameeyay ${when}`,
  none: 'Weli xiriir ma jiro.',
  author: (who, when) => `${who}, ${when}`,
  unknownAuthor: 'Qof aan akoonkiisu jirin',
  validUntil: (when) => `Wuxuu shaqeeyaa ilaa ${when}`,
  expired: (when) => `Wuu dhacay ${when}`,
  revoked: (when) => `Waa laga noqday ${when}`,
  opened: (count, when) => `La furay ${count} jeer, ugu dambeyn ${when}`,
  neverOpened: 'Weli lama furin',
  failed: 'Way fashilantay. Mar kale isku day.',
  noSite: 'Miiska looma sheegin halka uu boggu joogo (SITE_URL), markaa xiriirku ciwaan ma leh.',
}

export const MESSAGES = { en, so }
