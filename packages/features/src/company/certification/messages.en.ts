import { hotline } from '../../shared/brand/hotline'
import type { English } from '../../shared/texts/messages'
import type { certificationChinese } from './messages.zh-CN'

export const certificationEnglish: English<typeof certificationChinese> = {
  nameRequired: 'Enter the company name',
  nameTooLong: 'Use at most 100 characters',
  codeRequired: 'Enter the unified social credit code',
  codeInvalid: 'Enter a valid 18-character unified social credit code',
  personRequired: 'Enter a contact person',
  phoneRequired: 'Enter a mobile number',
  phoneInvalid: 'Enter a valid mobile number',
  regionRequired: 'Choose an address',
  addressRequired: 'Enter the detailed address',
  nameTaken: (phone: string) => `This company name is taken. Please call customer service: ${phone}`,
  servicePhone: hotline,
  checkNameExists: 'Check that this company really exists',
  checkNameMatchesCode: 'Check that the name and code match',
  codeNotFound: 'This code isn’t in the company registry. Please check it.',
  registryFailed: 'The registry service call failed',
  registryTooOften: 'Too many registry look-ups. Try again in an hour, or submit without one.',

  companyRecord: 'Company record',
  recordHint: (account: string) =>
    `Company sign-in account ${account}. Name and code must match the business licence.`,
  companyName: 'Company name',
  registeredCompanies: 'Registered companies',
  registeredCount: (count: number) =>
    count === 1
      ? '1 registered company; choose with the arrow keys'
      : `${count} registered companies; choose with the arrow keys`,
  registeredCode: (code: string) => `This company is registered under ${code}. You entered a different code.`,
  takeRegisteredCode: 'Use the registered code',
  formerCode: (code: string) => `Now using the registered code. You had entered ${code}.`,
  takeFormerCode: 'Use my code',
  code: 'Unified social credit code',
  contactPerson: 'Contact person',
  contactPhone: 'Contact phone',
  detailedAddress: 'Detailed address',
  remark: 'Remarks',

  materials: 'Documents',
  materialsHint: 'We review the business licence. Members see the logo once it is approved.',
  licence: 'Business licence',
  licenceHint: 'Or drop it here. One png, gif, jpeg, jpg or bmp, 5 KB to 5 MB.',
  licenceHintTouch: 'One png, gif, jpeg, jpg or bmp, 5 KB to 5 MB.',
  onRecord: 'Business licence on record',
  licenceRequired: 'Upload the business licence',
  licenceLost: 'The picture was lost when the page reloaded. Please choose the business licence again.',
  licenceLostButOnRecord:
    'The new picture was lost when the page reloaded. Choose it again, or the one on record will be submitted.',
  licenceStays: 'This business licence will be submitted unless you choose another.',
  pictureFormat: 'This image format isn’t supported',
  licenceTooLarge: 'Image too large. Upload one smaller than 5 MB.',
  licenceTooSmall: 'Image too small. Upload one larger than 5 KB.',

  logo: 'Company logo',
  logoHint: '120 × 120 pixels recommended. Shown once the certification is approved.',
  changeLogo: 'Change logo',
  keepLogo: 'Keep current logo',
  newLogo: 'New logo',
  logoTitle: 'Change company logo',
  logoPicture: 'Picture',
  logoFileHint: '120 × 120 pixels recommended. png, gif, jpeg, jpg or bmp, up to 1 MB.',
  logoFormat: 'Image format incorrect',
  logoTooLarge: 'Image too large, please upload a file smaller than 1MB',
  logoTooSmall: 'Cropped image smaller than 5KB, please crop again',
  logoRequired: 'Please upload an image',
  logoResult: 'Preview',

  submit: 'Submit for certification',
  resubmit: 'Certify again',
  submitted: 'Submitted',
  restored: 'Your unsubmitted changes were restored.',
  seeLatest: 'View latest',
  changedMeanwhile:
    'The certification was just submitted, withdrawn or reviewed. Your changes are kept. Check the latest state, then submit again.',

  'notice.uncertified':
    'Your company isn’t certified yet. Fill in its record and upload the business licence to unlock every company service.',
  'notice.pending': (moment: string) =>
    `Submitted at ${moment} and under review. You can’t make changes until then; we’ll send you the result.`,
  'notice.rejected': (moment: string) =>
    `Not passed (${moment}). Fix what the review found, then certify again.`,
  'notice.certified': (moment: string) =>
    `Certified (${moment}). Certify again when your record changes; this certification stays valid until then.`,
  reason: 'Review result',
  draftWaits: 'You have unsubmitted changes. You can continue after the review.',

  history: 'Certification history',
  historyTitle: 'Certification history',
  noHistory: 'No certification records yet',
  historyFailed: 'The history could not be loaded',
  'historyStatus.pending': 'Pending review',
  'historyStatus.rejected': 'Not passed',
  'historyStatus.withdrawn': 'Withdrawn',
  'historyStatus.certified': 'Certified',
  submittedBy: (name: string, moment: string) => `Submitted by ${name} at ${moment}`,
  firstTime: 'First certification',
  again: 'Certified again',

  cancelAudit: 'Cancel certification',
  detailTitle: 'Certification details',
  cancelTitle: 'Cancel the certification under review?',
  'cancelText.uncertified':
    'The company goes back to not certified. Your changes are kept, and you can submit again.',
  'cancelText.rejected':
    'The company goes back to not passed. Your changes are kept, and you can submit again.',
  'cancelText.certified': 'The company goes back to certified, with its approved record.',
  cancelled: 'Certification cancelled',
  nothingToCancel: 'It is no longer under review. This is the latest state.',
  licenceFailed: 'The business licence could not be loaded',

  doneTitle: 'Documents submitted',
  doneText: 'We’ll review them soon and send you the result. You can also find it under Company information.',
  doneApproved: 'Certification approved',
  doneApprovedText: 'Every company service is now available.',
  doneRefused: 'Certification not approved',
  doneRefusedText: (reason: string) => `Review result: ${reason}`,
  doneNothing: 'Nothing is under review',
  doneNothingText: 'Company information shows your certification status.',
  toInformation: 'Company information',
  toHome: 'Company home',
}
