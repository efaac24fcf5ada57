/** Messages of the policy pages. The policies themselves are in the contract's defaults. */
export const policies = {
  updated: 'Waa la cusbooneysiiyay',
  onThisPage: 'Bogan waxaa ku jira',
  questions: 'Ma qabtaa su’aal?',
  writeTo: 'Noogu soo qor',
  contactPage: 'Bogga xiriirka',
}
