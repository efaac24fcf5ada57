/** The language of someone without an account is unknown: the e-mail is in both, Somali first. */
export function invitationEmail(to: string, link: string) {
  return {
    to,
    subject: 'Gaashaan: casuumad miiska tifaftirka / an invitation to the editors’ desk',
    text: `Waxaa lagugu casuumay miiska tifaftirka ee Gaashaan. Xiriiriyahan ku samee akoonkaaga; 72 saacadood ayuu shaqaynayaa, hal marna:

${link}

Haddii aanad filayn casuumaddan, iska illow iimaylkan.

--

You are invited to the editors' desk of Gaashaan. Make your account by this link; it works for 72 hours, once:

${link}

If you did not expect this, let it be.
`,
  }
}
