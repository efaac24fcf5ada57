/** Messages of the page that says whether the ministry has published something. */
export const verifyPage = {
  title: 'Ma run baa?',
  lead: 'Qoraal magaca Wasaaradda wata ayaa laguu soo diray? Halkan ku hubi in Wasaaraddu ku daabacday boggan.',
  label: 'Qoraalka, xiriiriyaha ama lambarka tixraaca',
  hint: 'Halkan ku dheji qoraalka sida laguugu soo diray, cinwaanka bogga, ama lambar sida WG‑34 ama kan qandaraas. Waxba lama kaydiyo.',
  check: 'Hubi',
  file: {
    label: 'Ama PDF ama sawir',
    hint: 'Faylka lama kaydiyo. Haddii qalabkaagu awoodo, waxa la dirayaa waa summaddiisa oo keliya.',
    check: 'Hubi faylka',
    missing: 'Marka hore fayl dooro.',
    reading: 'Faylka waa la hubinayaa…',
    needsScripts:
      'Kani sida uu yahay ma aha fayl Wasaaradda. Si sawirka loogu barbardhigo sida uu u eg yahay, boggan ka fur biraawsar JavaScript leh.',
    tooLarge: 'Faylkan aad ayuu u weyn yahay: ugu badnaan 32 MB.',
    unreadable: 'Faylka lama akhriyi karin. Fadlan mar kale dooro.',
  },
  empty: 'Marka hore qoraalka halkan ku dheji.',
  tooLong: (most: number) =>
    `Qoraalku wuu dheer yahay. Ku dheji qayb ka mid ah, ugu badnaan ${most} xaraf.`,
  tooShort:
    'Erayadu way yar yihiin, waxbana lagama sheegi karo. Ku dheji jumlad dhan ama ka badan.',
  verdicts: {
    same: 'Haa, Wasaaraddu way daabacday',
    shortened: 'Erayada Wasaaradda ayay leeyihiin, laakiin qaybo ayaa laga saaray',
    differs:
      'Iska jir: Wasaaraddu wax la mid ah ayay daabacday, laakiin erayada qaarkood waa kuwo kale',
    former: 'Wasaaraddu way daabacday, balse kadib way beddeshay',
    alike: 'Wasaaraddu waxay daabacday sawir kan u eg',
    withdrawn: 'Wasaaraddu way daabacday, kadibna way ka noqotay',
    removed: 'Wasaaraddu way daabacday, kadibna way ka saartay bogga',
    none: 'Lama helin: Wasaaraddu kuma daabicin boggan',
  },
  published: (day: string) => `La daabacay ${day}.`,
  unchanged: 'Wax lagama beddelin.',
  changed: (day: string) => `Waxaa la cusbooneysiiyay ${day}.`,
  changedWords: (day: string) =>
    `Waxaa la cusbooneysiiyay ${day}. Erayada kala duwan waxay noqon karaan kuwii hore ugu qornaa.`,
  withdrawn: (day: string) => `Laga noqday ${day}.`,
  removed: (day: string) => `Bogga laga saaray ${day}.`,
  formerStood: (day: string) => `Sidan ayay ahayd laga bilaabo ${day}.`,
  note: 'Waxa la sheegay',
  compareHint:
    'Indhahaaga ku barbardhig labada sawir: hubintani ma aragto isbeddel yar, sida weji kale ama eray kale oo boor ku qoran.',
  noneHint:
    'Taasi waxay noqon kartaa been abuur, ama wax meel kale lagu yiri. Ha faafin ilaa aad ka hubiso Wasaaradda.',
  noneNumber: 'Lama helin: Wasaaraddu ma laha qoraal ama qandaraas lambarkan leh',
  noneNumberHint: 'Hubi inaad u qortay sida uu ugu yaal qoraalka laguu soo diray.',
  forgedPdf: 'Iska jir: PDF-kan waa la beddelay, ama ma aha kan Wasaaradda',
  forgedPdfHint:
    'Saxiixa ku jira ma saxna. Ha ku kalsoonaan, ee qoraalka ka akhri bogga Wasaaradda.',
  foreignLink: 'Cinwaankan ma aha kan bogga Wasaaradda',
  foreignHint: (host: string) =>
    `Wuxuu u socdaa ${host}. Bogga Wasaaradda cinwaankiisu ma aha kaas.`,
  readText: 'Akhri qoraalka Wasaaradda',
  compared: 'Farqiga',
  added: 'ma jiro qoraalka Wasaaradda',
  missing: 'Wasaaraddu way qortay, halkanse waa laga saaray',
  proof: (entry: number) => `Caddaynta: gelitaanka ${entry} ee diiwaanka furan`,
  preparing: 'Hubintu weli diyaar ma aha. Fadlan dib isku day hal daqiiqo kadib.',
  away: 'Hubintu hadda ma shaqeyneyso. Fadlan dib isku day wax yar kadib.',
  /** In the saved copy of the page that a mirror has. */
  copy: {
    checking: 'Waa la hubinayaa…',
    none: 'Lama helin nuqulkan kaydsan',
    newer:
      'Wixii la daabacay ama la beddelay kadib markii nuqulkan la kaydiyay halkan kuma jiraan.',
    asOf: 'Sidaas ayay ahayd markii nuqulkan la kaydiyay.',
  },
  limits: 'Waxa boggani uusan sheegi karin',
  limitPoints: [
    'Wuxuu yaqaan oo keliya waxa boggan lagu daabacay. Waxa Wasaaraddu ka sheegtay raadiyaha, telefishinka ama baraha bulshada halkan kuma jiraan.',
    'Wuxuu is-barbardhigaa erayada, ee ma yaqaan macnahooda. Qoraal la turjumay ama si kale loo yiri lama helo.',
    'PDF waxaa la aqoonsadaa oo keliya faylkii ay Wasaaraddu daabacday, isagoo aan waxba laga beddelin. Codadka iyo muuqaallada lama hubiyo.',
    'Sawirka waxaa lagu aqoonsadaa sida uu u eg yahay, xitaa haddii la yareeyay ama toban meelood meel laga gooyay. Lama aqoonsado haddii in ka badan laga gooyay, marar badanna haddii erayo lagu dul qoray. Isbeddel yar oo ku jira lama arko.',
    'Qoraal bogga laga saaray waxaa la aqoonsadaa oo keliya marka la dhejiyo isagoo dhan.',
  ],
}
