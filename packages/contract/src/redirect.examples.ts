import type { Redirect } from './redirect.ts'

export const redirectExamples = {
  path: { from: '/warar', to: '/resources/news', permanent: true },
  elsewhere: { from: '/ordinance', to: 'https://tusaale.example/x', permanent: false },
} as const satisfies Record<string, Redirect>

export const wrongRedirectShapes = {
  withoutPath: [{ from: 'warar', to: '/resources/news', permanent: true }],
  otherProtocol: [{ from: '/warar', to: 'javascript:alert(1)', permanent: true }],
  otherHost: [{ from: '/warar', to: '//tusaale.example', permanent: true }],
} as const
