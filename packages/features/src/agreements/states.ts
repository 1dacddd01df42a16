/** The states of each screen; a check requires a story for each. */
export const states = {
  AgreementDocument: ['Loading', 'Ready', 'Failed', 'NotFound'],
  AgreementNotice: ['Ready'],
  OwnAgreements: ['Loading', 'Empty', 'Ready', 'Failed'],
} as const
