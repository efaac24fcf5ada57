import type { Messages } from '../so.ts'

export const ministry: Messages['ministry'] = {
  profile: {
    office: 'Office',
    place: 'Mogadishu',
    press: 'Press',
    leadership: 'Leadership',
    loading: 'Loading profile...',
    loadingHint: 'On a slow connection this may take a moment.',
    empty: 'No profile available.',
    emptyHint:
      'The profile of this office will be published here. The other leaders are listed on this page.',
    failed: 'Failed to load leadership.',
    failedHint: 'We are sorry. Please try again in a moment.',
    viewProfile: 'View the profile',
    portraitOf: (name) => `Portrait of ${name}`,
    description: (name, title) =>
      `${name}, ${title}: responsibilities, background and contact details.`,
    roleDescription: (title) => `${title}: profile and contact details.`,
  },
  army: {
    title: 'Army leadership',
    lead: 'The commanders of the Somali National Army and what each is responsible for.',
    hint: 'Click the image to show the description',
    empty: 'The army’s leaders have not been published yet',
  },
}
