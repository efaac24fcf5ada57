const en = {
  heading: 'Preview links',
  about:
    'Whoever has a link sees this post as it is now, without an account. It works until it ends or is revoked.',
  days: 'Good for',
  day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  make: 'Make a link',
  made: 'The new link. It is shown this once: copy it now.',
  revoke: 'Revoke',
  revokeLink: (when: string) => `Revoke the link made ${when}`,
  none: 'No links yet.',
  madeBy: (who: string, when: string) => `${who}, ${when}`,
  someone: 'Someone whose account is gone',
  endsAt: (when: string) => `Good until ${when}`,
  ended: (when: string) => `Ended ${when}`,
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
  make: 'Samee xiriir',
  made: 'Xiriirka cusub. Mar keliya ayaa la muujinayaa: hadda nuqul ka qaado.',
  revoke: 'Ka noqo',
  revokeLink: (when) => `Ka noqo xiriirka la sameeyay ${when}`,
  none: 'Weli xiriir ma jiro.',
  madeBy: (who, when) => `${who}, ${when}`,
  someone: 'Qof aan akoonkiisu jirin',
  endsAt: (when) => `Wuxuu shaqeeyaa ilaa ${when}`,
  ended: (when) => `Wuu dhacay ${when}`,
  revoked: (when) => `Waa laga noqday ${when}`,
  opened: (count, when) => `La furay ${count} jeer, ugu dambeyn ${when}`,
  neverOpened: 'Weli lama furin',
  failed: 'Way fashilantay. Mar kale isku day.',
  noSite: 'Miiska looma sheegin halka uu boggu joogo (SITE_URL), markaa xiriirku ciwaan ma leh.',
}

/** Messages of the panel of preview links. */
export const MESSAGES = { en, so }
