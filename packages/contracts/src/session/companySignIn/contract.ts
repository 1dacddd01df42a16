/* The sign-in's part of a capability whose other part is in the security centre. */

export { companySignInContract, companySignInErrors } from '../../companySignIn/contract'
