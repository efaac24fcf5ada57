import type { policiesText as somali } from '../so/policies-text.server.ts'

/** The texts of the policy pages, section by section as the Somali. */
export const policiesText: typeof somali = {
  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps about you, why, and what it never does.',
    sections: [
      {
        id: 'short',
        heading: 'In short',
        paragraphs: [
          'You can read this site without telling us who you are. There are no accounts and no advertising, and we neither count nor follow our visitors.',
        ],
      },
      {
        id: 'device',
        heading: 'What is kept on your device',
        paragraphs: ['Your browser keeps only:'],
        list: [
          'The language you chose (SO or EN), in the browser’s local storage and in a cookie of the same name, “language”. The cookie lasts a year and tells the site which language to answer in.',
          'How far you have scrolled a page, until you close the tab, so that you return to your place when you go back.',
        ],
      },
      {
        id: 'messages',
        heading: 'Messages you send us',
        paragraphs: [
          'The contact form and the interview request send us what you write in them: your name, email address, subject, message and consent. They are kept in the Ministry’s records, and the staff of the department you wrote to can see them.',
          'We use them to answer you and for nothing else. We pass them to nobody, unless the law requires it.',
          'Please do not send secret or personal documents, such as a passport.',
        ],
      },
      {
        id: 'network',
        heading: 'Your network address',
        paragraphs: [
          'As on every website, the server sees the network address of your request. It uses it to answer you and to limit how many messages can come from one place.',
        ],
      },
      {
        id: 'others',
        heading: 'Other sites',
        paragraphs: [
          'Nothing is loaded from other sites until you ask for it. When you play a video or show the map, it comes from the company that holds it, which then sees your network address. We use YouTube’s address that works without cookies.',
          'The radio, the live stream and the social networks are links only: they open in a new tab and have rules of their own.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'You may ask what we hold about you, and ask for it to be corrected or deleted. Write to us, and we will answer at the address you write from.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'This site should work for everyone, on any device and however you read it.',
    sections: [
      {
        id: 'aim',
        heading: 'What we aim for',
        paragraphs: [
          'We follow the Web Content Accessibility Guidelines, WCAG 2.2, at level AA, in both languages. That means that you should be able to:',
        ],
        list: [
          'use everything with a keyboard alone, and always see where you are;',
          'enlarge the text up to 400% without losing anything;',
          'listen with a screen reader: language, headings and pictures have names;',
          'choose dark or high-contrast colours, as your device has them;',
          'stop whatever moves, and have nothing start if you have reduced motion;',
          'use the site without JavaScript.',
        ],
      },
      {
        id: 'limits',
        heading: 'Limits we know of',
        paragraphs: ['These parts do not reach that level yet:'],
        list: [
          'The map and the videos of other sites are not ours to change. The address is also given in words, and every video has a title.',
          'Some videos have no captions.',
          'Some older PDF documents are scanned pictures. Ask us, and we will send you the text.',
        ],
      },
      {
        id: 'report',
        heading: 'Tell us about a problem',
        paragraphs: [
          'If you cannot use something, tell us which page it is, what happened and what device you use. We will send you what you needed in another form while we repair it.',
        ],
      },
      {
        id: 'tested',
        heading: 'How it is tested',
        paragraphs: [
          'Every page is tested with a program that checks the rules of WCAG, in both languages, on three sizes of screen. Every page is also opened without JavaScript.',
        ],
      },
    ],
  },
}
