import type { AboutText } from '../so/about.ts'

/** The text of the page about the ministry, with the keys of the Somali text. */
export const aboutText: AboutText = {
  title: 'About the Ministry',
  lead: 'What the Ministry does, whom it serves and how it is organized.',
  overview: {
    heading: 'Overview',
    paragraphs: [
      'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is a civilian authority and works under the law.',
      'The Ministry sets the direction, oversees how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army defends the country on land, at sea and in the air.',
      'The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
    ],
  },
  mission: {
    heading: 'Mission',
    text: 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  },
  vision: {
    heading: 'Vision',
    text: 'A country at peace, whose forces are trusted by the people they serve and are good partners to their neighbours.',
  },
  values: {
    heading: 'Values',
    items: [
      { title: 'Service', text: 'The good of the people comes before our own.' },
      { title: 'Honesty', text: 'We tell the truth, even when it is hard to say.' },
      { title: 'Courage', text: 'We dare to do what is right, and weigh the consequences.' },
      { title: 'Discipline', text: 'We obey the law and the rules of war at all times.' },
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
      'Pay, health care and support that reach service members and their families on time.',
      'Clean administration: open tenders, a budget that can be traced and reports that are published.',
      'A safe coast and safe borders, together with the other institutions of the state.',
      'Quick help when a disaster strikes.',
      'Cooperation with international partners in training and peacekeeping.',
    ],
  },
  minister: { heading: 'The Minister' },
  structure: {
    heading: 'How the Ministry is organized',
    lead: 'Each office has its own page.',
    roles: {
      minister: 'Leads the Ministry and answers for it before Parliament.',
      stateMinister: 'Works with the Minister on policy and on relations within the government.',
      deputyMinister: 'Supports the Minister in oversight and stands in when the Minister is away.',
      permanentSecretary: 'Runs the Ministry’s civil service, budget and directorates.',
      directorGeneralDefense: 'Coordinates planning, training and readiness.',
      directorGeneralPersonnel: 'Is responsible for personnel, supply and welfare.',
      armyLeadership: 'The commanders lead the country’s defence on land, at sea and in the air.',
    },
  },
}
