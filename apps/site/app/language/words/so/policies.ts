/** Words of the policy pages. Their texts are in `policies-text.server.ts`. */
export const policies = {
  updated: 'Waa la cusbooneysiiyay',
  onThisPage: 'Bogan waxaa ku jira',
  questions: 'Ma qabtaa su’aal?',
  writeTo: 'Noogu soo qor',
  contactPage: 'Bogga xiriirka',
}
