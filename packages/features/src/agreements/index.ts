export { AgreementDocument } from './AgreementDocument'
export { AgreementNotice } from './AgreementNotice'
export { OwnAgreements } from './OwnAgreements'
