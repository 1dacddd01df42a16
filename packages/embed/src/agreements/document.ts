/** A chunk of its own: the index of `agreements`, loaded on demand, would come with the list. */
export { AgreementDocument } from '@atrium/features/agreements'
