/* Loaded when the session guard asks for something. */

export { CompanyProofDialog } from '../companySignIn/CompanyProofDialog'
export { ProofDialog } from '../secondStep/ProofDialog'
export { ExpiryDialog } from './ExpiryDialog'
export { SiteExpiryDialog } from './SiteExpiryDialog'
