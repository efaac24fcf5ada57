import type { AboutText } from '../so/about.ts'

/** The text of the page about the ministry, with the same keys as the Somali. */
export const aboutText: AboutText = {
  title: 'About the Ministry',
  lead: 'What the Ministry does, whom it serves and how it is built.',
  overview: {
    heading: 'Overview',
    paragraphs: [
      'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.',
      'The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.',
      'The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
    ],
  },
  mission: {
    heading: 'Mission',
    text: 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  },
  vision: {
    heading: 'Vision',
    text: 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  },
  values: {
    heading: 'Values',
    items: [
      { title: 'Service', text: 'The good of the people comes before our own.' },
      { title: 'Honesty', text: 'We say what is true, also when it is hard to say.' },
      { title: 'Courage', text: 'We dare to do what is right, with care for the consequences.' },
      { title: 'Discipline', text: 'We keep the law and the rules of war at all times.' },
      { title: 'Unity', text: 'All who serve are equal, wherever they come from.' },
      {
        title: 'Accountability',
        text: 'What we manage belongs to the public, and we answer for it.',
      },
    ],
  },
  goals: {
    heading: 'Goals',
    items: [
      'Forces that are trained, ready and equipped for the tasks they are given.',
      'Pay, health care and support that reach members and their families on time.',
      'Clean administration: open tenders, a budget that can be followed, reports that are published.',
      'A safe coast and safe borders, together with the other institutions of the state.',
      'Quick help when a disaster strikes.',
      'Cooperation with international partners in training and peacekeeping.',
    ],
  },
  minister: { heading: 'The Minister' },
  structure: {
    heading: 'How it is built',
    lead: 'Each office has a page of its own.',
    roles: {
      minister: 'Leads the Ministry and answers for it before Parliament.',
      stateMinister: 'Works with the Minister on policy and on relations within the government.',
      deputyMinister:
        'Supports the Minister in oversight, and stands in when the Minister is away.',
      permanentSecretary:
        'Runs the civil service of the Ministry, its budget and its directorates.',
      directorGeneralDefense: 'Coordinates planning, training and readiness.',
      directorGeneralPersonnel: 'Is in charge of personnel, supply and welfare.',
      armyLeadership:
        'The commanders carry out the tasks of defence on land, at sea and in the air.',
    },
  },
}
