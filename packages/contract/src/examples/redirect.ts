import type { Redirect } from '../content/redirect.ts'

export const redirectExamples = {
  path: { from: '/warar', to: '/resources/news', permanent: true },
  file: {
    from: '/wp-content/uploads/2019/04/warbixin-sanadeed.pdf',
    to: '/media/warbixin-sanadeed.pdf',
    permanent: true,
  },
  unicode: { from: '/maqaal/é', to: '/contact', permanent: true },
  below: { from: '/tag/*', to: '/search?q=*', permanent: true },
  belowThat: { from: '/tag/badda/*', to: '/sna', permanent: true },
  number: { from: '/?p=587', to: '/resources/NewsDetail/warka-12', permanent: true },
  anyNumber: { from: '/?p=*', to: '/resources/NewsDetail/*', permanent: true },
  elsewhere: { from: '/ordinance', to: 'https://tusaale.example/x', permanent: false },
} as const satisfies Record<string, Redirect>

export const wrongRedirectShapes = {
  withoutPath: [{ from: 'warar', to: '/resources/news', permanent: true }],
  otherProtocol: [{ from: '/warar', to: 'javascript:alert(1)', permanent: true }],
  otherHost: [{ from: '/warar', to: '//tusaale.example', permanent: true }],
  otherHostForBrowsers: [{ from: '/warar', to: '/\\tusaale.example', permanent: true }],
} as const
