import { leaderExamples, postExamples } from '@gaashaan/contract/examples'
import type { Examples } from '../examples.ts'
import { Prose } from './prose.tsx'

const SHORT = {
  SO: postExamples.typical.content,
  EN: '<p>This is a sample text.</p><h2>Details</h2><p>It has a second part.</p>',
}

const LONG = {
  SO: '<p>Qoraal tusaale ah. Buundadu waxay isku xiri doontaa laba degmo oo uu webi kala qaybiyo.</p><h2>Sida shaqadu u socon doonto</h2><ol><li>Adkeynta labada jiin ee webiga.</li><li>Dhismaha tiirarka.</li></ol><blockquote><p>Buundadu waa waddo dadka isu keenta.</p></blockquote><h3>Su’aalaha</h3><ul><li>Xafiis yar ayaa goobta laga furay.</li><li><a href="/contact">Nala soo xiriir</a></li></ul><table><tbody><tr><th scope="row">Bilaha</th><td>Lix</td></tr></tbody></table>',
  EN: '<p>Sample text. The bridge will join two districts that a river divides.</p><h2>How the work will go</h2><ol><li>Strengthening both river banks.</li><li>Building the pillars.</li></ol><blockquote><p>A bridge is a road that brings people together.</p></blockquote><h3>Questions</h3><ul><li>There is a small office at the site.</li><li><a href="/contact">Contact us</a></li></ul><table><tbody><tr><th scope="row">Months</th><td>Six</td></tr></tbody></table>',
}

export const examples = {
  typical: (language) => <Prose html={SHORT[language]} />,
  leadFirst: (language) => <Prose html={SHORT[language]} leadFirst />,
  long: (language) => <Prose html={LONG[language]} leadFirst />,
  oneLanguageOnly: (
    <div lang="so">
      <Prose html={leaderExamples.typical.description} />
    </div>
  ),
} satisfies Examples
