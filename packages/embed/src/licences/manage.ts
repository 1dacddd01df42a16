/** A chunk of its own: the index of `authorisation`, loaded on demand, would come with the list. */
export { CompanyProducts, ManageMember } from '@atrium/features/authorisation'
