import type { Examples } from '../examples.ts'
import { PartnerGrid } from './partner-grid.tsx'

const NAMES = {
  SO: ['Saaxiib tusaale ah', 'Saaxiib tusaale ah oo leh magac aad u dheer oo aan hal sadar gelin'],
  EN: ['Sample partner', 'Sample partner with a very long name that does not fit on one line'],
}

export const examples = {
  typical: <PartnerGrid />,
  own: (language) => {
    const [short = '', long = ''] = NAMES[language]
    return (
      <PartnerGrid
        partners={[
          { name: short, kind: 'regional', logo: '/share.png' },
          { name: long, kind: 'defense', letters: 'ST' },
        ]}
      />
    )
  },
} satisfies Examples
