/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  AgreementDocument: ['Loading', 'Ready', 'Failed', 'NotFound'],
  AgreementNotice: ['Ready'],
  OwnAgreements: ['Loading', 'Empty', 'Ready', 'Failed'],
} as const
