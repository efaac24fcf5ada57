import type { policyTexts as somali } from '../so/policies.ts'

/** The same pages, section by section as the Somali. */
export const policyTexts: typeof somali = {
  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps about you, why, and what it never does.',
    sections: [
      {
        heading: 'In short',
        paragraphs: [
          'You can read this site without telling us who you are. There are no accounts and no advertising, and we neither count nor follow our visitors.',
        ],
      },
      {
        heading: 'What is kept on your device',
        paragraphs: [
          'There are two cookies, “language” and “saver”, and no others. Your browser keeps only this, and what the next section names:',
        ],
        list: [
          'The language you chose (SO or EN), in the browser’s local storage and in a cookie of the same name, “language”. The cookie lasts a year and tells the site which language to answer in.',
          'Whether you turned the data saver on or off, in a cookie named “saver” that holds “on” or “off”. It is there only if you used the switch at the foot of a page, lasts a year, and tells the site how to send you its pages.',
          'How far you have scrolled a page, until you close the tab, so that you return to your place when you go back.',
          'That you closed a notice of the Ministry, until you close the tab.',
          'How loud you set the radio, in the browser’s local storage, if you set it.',
        ],
      },
      {
        heading: 'Without a network',
        paragraphs: [
          'Where your browser allows it, this site keeps on your device the front page, the contact page and the pages that you read last, at most 30, with their pictures, so that they open without a network. What you search for is not kept. It is sent to nobody, and we keep it nowhere else.',
          'A message that you write without a network is kept on your device until it is sent, withdrawn or deleted. After a week it is not sent without asking you.',
          'You can delete all of this on the page /offline, with the button “Delete what is kept”, or in your browser’s settings.',
        ],
      },
      {
        heading: 'Messages you send us',
        paragraphs: [
          'The contact form and the interview request send us what you write in them: your name, email address, subject, message and consent. They are kept in the Ministry’s records, and the staff of the department you wrote to can see them.',
          'We use them to answer you and for nothing else. We pass them to nobody, unless the law requires it.',
          'Please do not send secret or personal documents, such as a passport.',
        ],
      },
      {
        heading: 'Your network address',
        paragraphs: [
          'As on every website, the server sees the network address of your request. It uses it to answer you and to limit how many messages can come from one place.',
        ],
      },
      {
        heading: 'Other sites',
        paragraphs: [
          'Nothing is loaded from other sites until you ask for it. When you play a video or the radio, or show the map, it comes from the company or station that holds it, which then sees your network address. We use YouTube’s address that works without cookies.',
          'The radio, the live stream and the social networks are links only: they open in a new tab and have rules of their own.',
        ],
      },
      {
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
        heading: 'Limits we know of',
        paragraphs: ['These parts do not reach that level yet:'],
        list: [
          'The map and the videos of other sites are not ours to change. The address is also given in words, and every video has a title.',
          'Some videos have no captions.',
          'Some older PDF documents are scanned pictures. Ask us, and we will send you the text.',
        ],
      },
      {
        heading: 'Tell us about a problem',
        paragraphs: [
          'If you cannot use something, tell us which page it is, what happened and what device you use. We will send you what you needed in another form while we repair it.',
        ],
      },
      {
        heading: 'How it is tested',
        paragraphs: [
          'Every page is tested with a program that checks the rules of WCAG, in both languages, on three sizes of screen. Every page is also opened without JavaScript.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    lead: 'How what stands on this site may be used.',
    sections: [
      {
        heading: 'Texts and pictures',
        paragraphs: [
          'You may quote, print and pass on the news, the press releases and the documents without charge, if you say that they come from the Ministry and do not change their meaning.',
          'A picture or a video with another’s name under it belongs to them: ask them before you use it.',
        ],
      },
      {
        heading: 'What is not allowed',
        paragraphs: ['Please do not:'],
        list: [
          'use the Ministry’s signs so that people think that you speak for it;',
          'change a picture or a statement and say that it comes from the Ministry;',
          'make the site unusable for others.',
        ],
      },
      {
        heading: 'Accuracy',
        paragraphs: [
          'We do our best that what stands here is right. Where a text was changed or withdrawn, its page says when and why.',
          'If the two languages contradict each other, tell us, and we will correct it.',
        ],
      },
      {
        heading: 'Links to other sites',
        paragraphs: [
          'The Ministry does not run the other sites that we link to, and does not answer for what stands there.',
        ],
      },
    ],
  },
  security: {
    title: 'Security of this Site',
    lead: 'How to tell us about a weakness that you have found here.',
    sections: [
      {
        heading: 'Tell us',
        paragraphs: [
          'If you see a way to break this site or its desk, write to the address on this page, or to the department Security on the contact page. Tell us the address, what you did and what happened. Either language is fine.',
        ],
      },
      {
        heading: 'Please',
        paragraphs: ['While you test:'],
        list: [
          'do not read, change or delete what belongs to others;',
          'do not disturb the site or send it many requests;',
          'do not make it known before it is mended.',
        ],
      },
      {
        heading: 'What we promise',
        paragraphs: [
          'We answer you, tell you what we did, and do not hold against you what you report in this way. If you wish, we thank you by name once it is mended.',
        ],
      },
    ],
  },
}
