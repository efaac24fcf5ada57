import type { Leader } from '../content/leader.ts'

export const leaderExamples = {
  typical: {
    id: 301,
    name: 'Magaca Wasiirka (tusaale)',
    title: 'Wasiirka Gaashaandhigga',
    photo: '/media/example-portrait.webp',
    description: '<p>Wasiirku waa tusaale.</p><ul><li>Hagidda siyaasadda difaaca</li></ul>',
    bgColor: '#14532D',
  },
  withoutPhoto: {
    id: 302,
    name: 'Sample name',
    title: 'State Minister',
    photo: null,
    description: null,
    bgColor: null,
  },
  hostileMarkup: {
    id: 303,
    name: '<b>Sample</b>',
    title: 'Deputy Minister',
    photo: 'javascript:alert(1)',
    description:
      '<p>Kept <strong>text</strong></p><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)" onclick="alert(4)">link</a><table><tr><td>cell</td></tr></table>',
    bgColor: 'red;background:url(https://evil.example)',
  },
} satisfies Record<string, Leader>

export const wrongLeaderShapes = {
  withoutName: [{ title: 'Minister of Defence' }],
  notAList: { name: 'Sample', title: 'Minister of Defence' },
} as const
