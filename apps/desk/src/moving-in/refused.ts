/** Why an import does not begin; the message is for the operator. */
export class Refused extends Error {}
