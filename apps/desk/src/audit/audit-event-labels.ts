import type { BothLanguages } from '../i18n/messages.ts'

/** Labels of the first half of an action: what the event was done to. */
export const SUBJECT_LABELS: Readonly<Record<string, BothLanguages>> = {
  about: { en: 'About the Ministry', so: 'Ku saabsan Wasaaradda' },
  access: { en: 'Access', so: 'Gelitaan' },
  'accessibility-statement': { en: 'Accessibility', so: 'Helitaanka' },
  account: { en: 'Account', so: 'Akoon' },
  alert: { en: 'Alert', so: 'Digniin' },
  audit: { en: 'Audit', so: 'Diiwaanka falalka' },
  backup: { en: 'Backup', so: 'Nuqul kayd ah' },
  banner: { en: 'Banner', so: 'Boor' },
  code: { en: 'One-time code', so: 'Koodh hal-mar ah' },
  codes: { en: 'One-time codes', so: 'Koodhadhka hal-mar ah' },
  'contact-information': { en: 'Contact information', so: 'Xogta xiriirka' },
  content: { en: 'Content', so: 'Nuxurka bogga' },
  file: { en: 'File', so: 'Fayl' },
  'front-page': { en: 'Front page', so: 'Bogga hore' },
  import: { en: 'Import', so: 'Soo dejin' },
  'inbox-setting': { en: 'Inbox settings', so: 'Habaynta sanduuqa' },
  invitation: { en: 'Invitation', so: 'Casuumad' },
  leader: { en: 'Leader', so: 'Hoggaamiye' },
  media: { en: 'File', so: 'Fayl' },
  message: { en: 'Message', so: 'Farriin' },
  operation: { en: 'Operation', so: 'Howlgal' },
  partner: { en: 'Partner', so: 'Saaxiib' },
  password: { en: 'Password', so: 'Furaha sirta' },
  post: { en: 'Post', so: 'Qoraal' },
  preview: { en: 'Preview', so: 'Horu-eegis' },
  previewLink: { en: 'Preview link', so: 'Xiriirka horu-eegista' },
  'privacy-policy': { en: 'Privacy', so: 'Asturnaanta' },
  redirect: { en: 'Redirect', so: 'Weecin' },
  redirects: { en: 'Redirects', so: 'Weecinno' },
  schedule: { en: 'Schedule', so: 'Jadwal' },
  secondFactor: { en: 'Second factor', so: 'Xaqiijinta labaad' },
  'security-report': { en: 'Security reports', so: 'Warbixinta ammaanka' },
  session: { en: 'Session', so: 'Fadhi' },
  subcategory: { en: 'Subcategory', so: 'Qayb-hoosaad' },
  'terms-of-use': { en: 'Terms of use', so: 'Shuruudaha isticmaalka' },
  version: { en: 'Version', so: 'Nooc' },
}

/** Labels of the second half of an action: what was done. */
export const VERB_LABELS: Readonly<Record<string, BothLanguages>> = {
  accepted: { en: 'accepted', so: 'la aqbalay' },
  accessChanged: { en: 'access changed', so: 'gelitaanka la beddelay' },
  added: { en: 'added', so: 'lagu daray' },
  answered: { en: 'answered', so: 'la jawaabay' },
  cancelled: { en: 'cancelled', so: 'la baajiyay' },
  changeRefused: { en: 'change refused', so: 'beddelka waa la diiday' },
  changed: { en: 'changed', so: 'la beddelay' },
  closed: { en: 'closed', so: 'la xiray' },
  confirmed: { en: 'confirmed', so: 'la xaqiijiyay' },
  created: { en: 'created', so: 'la abuuray' },
  deleted: { en: 'deleted', so: 'la tirtiray' },
  drafted: { en: 'draft saved', so: 'qabyo la kaydiyay' },
  ended: { en: 'ended', so: 'la dhammeeyay' },
  enrolled: { en: 'set up', so: 'la sameeyay' },
  expired: { en: 'deleted because of age', so: 'da’ ahaan loo tirtiray' },
  exported: { en: 'exported', so: 'la dhoofiyay' },
  failed: { en: 'failed', so: 'way fashilantay' },
  imported: { en: 'imported', so: 'la soo dejiyay' },
  invited: { en: 'invited', so: 'la casuumay' },
  linkMade: { en: 'link made', so: 'xiriir loo sameeyay' },
  locked: { en: 'locked', so: 'la xiray' },
  made: { en: 'made', so: 'la sameeyay' },
  noted: { en: 'note added', so: 'qoraal lagu daray' },
  opened: { en: 'opened', so: 'la furay' },
  published: { en: 'published', so: 'la daabacay' },
  read: { en: 'read', so: 'la akhriyay' },
  recoveryUsed: { en: 'recovery code used', so: 'koodhka badbaadada la isticmaalay' },
  refused: { en: 'refused', so: 'la diiday' },
  removed: { en: 'removed', so: 'laga saaray' },
  renewed: { en: 'made anew', so: 'la cusbooneysiiyay' },
  replaced: { en: 'replaced', so: 'la beddelay' },
  reset: { en: 'reset', so: 'dib loo dejiyay' },
  restored: { en: 'restored', so: 'la soo celiyay' },
  returned: { en: 'sent back', so: 'dib loo celiyay' },
  revoked: { en: 'revoked', so: 'la burburiyay' },
  scheduled: { en: 'scheduled', so: 'la jadwaleeyay' },
  sent: { en: 'sent', so: 'la diray' },
  shared: { en: 'shared', so: 'la wadaagay' },
  started: { en: 'started', so: 'la bilaabay' },
  submitted: { en: 'sent for review', so: 'eegis loo diray' },
  unlocked: { en: 'unlocked', so: 'laga furay' },
  uploaded: { en: 'uploaded', so: 'la geliyay' },
  used: { en: 'used', so: 'la isticmaalay' },
  withdrawn: { en: 'withdrawn', so: 'lala noqday' },
}

const sameInBoth = (text: string): BothLanguages => ({ en: text, so: text })

/** The label of an action, `Post: published`; a half without a label is shown as it is. */
export function auditEventLabel(action: string): BothLanguages {
  const [subject = '', verb = ''] = action.split('.')
  const subjectLabel = SUBJECT_LABELS[subject] ?? sameInBoth(subject)
  const verbLabel = VERB_LABELS[verb] ?? sameInBoth(verb)
  return {
    en: `${subjectLabel.en}: ${verbLabel.en}`,
    so: `${subjectLabel.so}: ${verbLabel.so}`,
  }
}
