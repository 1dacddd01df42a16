/** A chunk of its own: the index of `company`, loaded on demand, would come with the home. */
export {
  CertificationSubmitted,
  CompanyInformation,
  CompanyInformationDetail,
} from '@atrium/features/company'
