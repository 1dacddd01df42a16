import { own, ownTexts, unnamed, whole } from '../shared/stories/reasons'
import { form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  AccountSettings: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
  BindingTip: ['Loading', 'Ready', 'Failed'],
  DeregistrationNotice: ['Ready'],
  DeregistrationRequest: [...form, 'Loading', 'Failed', 'LongText'],
  DissolutionNotice: ['Ready'],
  DissolutionRequest: [...form, 'Loading', 'Failed', 'Forbidden', 'ReadOnly', 'LongText'],
  KeepAccount: ['Ready', 'Failed'],
  MobileRebind: ['Pristine', 'Rejected'],
  PhoneBinding: ['Loading', 'Ready', 'Failed', 'Invalid', 'Submitting', 'Rejected', 'Saved'],
} as const

export const notApplicable = {
  AccountSettings: { ...own, ...unnamed, ...whole, ManyRows: 'has a fixed number of entries' },
  BindingTip: { ...own, ...unnamed, LongText: 'shows a masked number besides its own texts' },
  DeregistrationNotice: {
    ...own,
    ...unnamed,
    Loading: 'DeregistrationRequest shows the same placeholder',
    Failed: 'without an answer it shows the general notice; the request reports failures',
    LongText: 'DeregistrationRequest shows the same names',
  },
  DeregistrationRequest: { ...own, ...unnamed },
  DissolutionNotice: {
    ...unnamed,
    Loading: 'DissolutionRequest shows the same placeholder',
    Failed: 'without an answer it shows the general notice; the request reports failures',
    Forbidden: 'members see what a dissolution means for them',
    ReadOnly: 'changes nothing',
    LongText: 'DissolutionRequest shows the same names',
  },
  DissolutionRequest: unnamed,
  KeepAccount: { ...own, ...ownTexts },
  MobileRebind: {
    ...own,
    ...unnamed,
    Loading: 'BindingTip shows the same placeholder',
    Failed: 'BindingTip shows the same failure',
    Invalid: 'RebindFields are the same in PhoneBinding, which shows it',
    Submitting: 'RebindFields are the same in PhoneBinding, which shows it',
    Saved: 'leads to the sign-in, as PhoneBinding shows',
    LongText: 'shows a masked number besides its own texts',
  },
  PhoneBinding: {
    ...own,
    ...unnamed,
    Pristine: 'Ready shows the number; its dialog is shown by the others',
    LongText: 'shows a masked number besides its own texts',
  },
}
