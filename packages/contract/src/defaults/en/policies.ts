import type { policyTexts as somali } from '../so/policies.ts'

/** The policy pages, with the sections of the Somali texts. */
export const policyTexts: typeof somali = {
  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps about you, why, and what it never does.',
    sections: [
      {
        heading: 'In short',
        paragraphs: [
          'You can read this site without telling us who you are. There are no accounts and no advertising, and we neither count nor track our visitors.',
        ],
      },
      {
        heading: 'What is stored on your device',
        paragraphs: [
          'There are two cookies, “__Host-language” and “__Host-saver”, and no others. Your browser stores only the following, and what the next section describes:',
        ],
        list: [
          'The language you chose (SO or EN), in the browser’s local storage and in a cookie named “__Host-language”. The cookie lasts a year and tells the site which language to answer in.',
          'Whether you turned the data saver on or off, in a cookie named “__Host-saver” that holds “on” or “off”. It is there only if you used the switch at the foot of a page, lasts a year, and tells the site how to send you its pages.',
          'How far you have scrolled a page, until you close the tab, so that you return to the same place when you go back.',
          'That you closed a notice from the Ministry, until you close the tab.',
          'How loud you set the radio, in the browser’s local storage, if you set it.',
        ],
      },
      {
        heading: 'Reading offline',
        paragraphs: [
          'Where your browser allows it, this site saves the home page, the contact page and the pages you read last, at most 30, with their pictures, on your device, so that they open without a connection. What you search for is not saved. None of this is sent to anyone, and we keep it nowhere else.',
          'A message that you write while offline is saved on your device until it is sent, withdrawn or deleted. After a week it is not sent without asking you.',
          'You can delete all of this on the page /offline, with the button “Delete saved data”, or in your browser’s settings.',
        ],
      },
      {
        heading: 'Messages you send us',
        paragraphs: [
          'The contact form and the interview request send us what you write in them: your name, email address, subject, message and consent. They are kept in the Ministry’s records, and the staff of the department you wrote to can see them.',
          'We use them to answer you and for nothing else. We pass them on to nobody unless the law requires it.',
          'Please do not send classified information or personal documents, such as a passport.',
        ],
      },
      {
        heading: 'Your network address',
        paragraphs: [
          'As on every website, the server sees the network address your request comes from. It uses it to answer you and to limit how many messages can come from one place.',
        ],
      },
      {
        heading: 'Other sites',
        paragraphs: [
          'Nothing is loaded from other sites until you ask for it. When you play a video or the radio, or show the map, it comes from the company or station that hosts it, which then sees your network address. For YouTube we use the address that works without cookies.',
          'The radio, the live stream and the social networks are links only: they open in a new tab and have rules of their own.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask what we hold about you, and ask for it to be corrected or deleted. Write to us, and we will reply to the address you write from.',
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
          'We follow the Web Content Accessibility Guidelines, WCAG 2.2, at level AA, in both languages. This means that you should be able to:',
        ],
        list: [
          'use everything with a keyboard alone, and always see where you are;',
          'enlarge the text up to 400% without losing anything;',
          'listen with a screen reader, which finds languages, headings and descriptions of pictures;',
          'use dark or high-contrast colours, as set on your device;',
          'stop anything that moves, and have nothing start moving if your device asks for reduced motion;',
          'use the site without JavaScript.',
        ],
      },
      {
        heading: 'Known limits',
        paragraphs: ['These parts do not reach that level yet:'],
        list: [
          'The map and videos from other sites are outside our control. The address is also given in words, and every video has a title.',
          'Some videos have no captions.',
          'Some older PDF documents are scanned images. Ask us and we will send you the text.',
        ],
      },
      {
        heading: 'Tell us about a problem',
        paragraphs: [
          'If you cannot use something, tell us which page it is, what happened and what device you use. While we fix it, we will send you what you need in another format.',
        ],
      },
      {
        heading: 'How it is tested',
        paragraphs: [
          'Every page is tested by software that checks the WCAG rules, in both languages and at three screen sizes. Every page is also opened without JavaScript.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    lead: 'How you may use what is published on this site.',
    sections: [
      {
        heading: 'Texts and pictures',
        paragraphs: [
          'You may quote, print and share the news, press releases and documents free of charge, provided you name the Ministry as the source and do not change their meaning.',
          'A picture or video that is credited to somebody else belongs to them: ask them before you use it.',
        ],
      },
      {
        heading: 'What is not allowed',
        paragraphs: ['Please do not:'],
        list: [
          'use the Ministry’s emblems in a way that makes people think you speak for it;',
          'change a picture or statement and present it as the Ministry’s;',
          'disrupt the site for others.',
        ],
      },
      {
        heading: 'Accuracy',
        paragraphs: [
          'We do our best to be accurate. Where a text has been changed or withdrawn, its page says when and why.',
          'If the two languages contradict each other, tell us and we will correct it.',
        ],
      },
      {
        heading: 'Links to other sites',
        paragraphs: [
          'The Ministry does not run the other sites we link to and is not responsible for their content.',
        ],
      },
    ],
  },
  security: {
    title: 'Site Security',
    lead: 'How to report a security vulnerability in this site.',
    sections: [
      {
        heading: 'How to report',
        paragraphs: [
          'If you find a vulnerability in this site or its desk, write to the address on this page, or to the Security department on the contact page. Tell us the page address, what you did and what happened. You can write in Somali or English.',
        ],
      },
      {
        heading: 'Please',
        paragraphs: ['While testing:'],
        list: [
          'do not read, change or delete what belongs to others;',
          'do not disrupt the site or send it large numbers of requests;',
          'do not make the problem public before it is fixed.',
        ],
      },
      {
        heading: 'What we promise',
        paragraphs: [
          'We will reply, tell you what we did, and not act against you for what you report in this way. If you wish, we will thank you by name once it is fixed.',
        ],
      },
    ],
  },
}
