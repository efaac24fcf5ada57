/** What a reader is told of an article that was changed, withdrawn, or is in the other language alone. */
export const articleStates = {
  publishedHere: 'Af Soomaali lagu daabacay',
  withdrawnTitle: 'Wasaaraddu way ka noqotay warkan',
  withdrawnOn: 'Laga noqday',
  withdrawnReason: 'Sababta',
  withdrawnHint:
    'Qoraalkii hore hoos ayuu ku sii jiraa si loo arki karo wixii la daabacay. Fadlan ha u tixraacin.',
  onlyInOther: 'Warkan af Soomaali laguma hayo',
  onlyInOtherHint: 'Wasaaraddu warkan waxay ku daabacday af Ingiriis oo keliya:',
}
