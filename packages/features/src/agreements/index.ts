export { AgreementDocument } from './AgreementDocument'
export { AgreementNotice } from './AgreementNotice'
export { english as agreementsEnglish } from './english'
export { OwnAgreements } from './OwnAgreements'
