export { english as deskEnglish } from './english'
export { because } from './reason/because'
export { ReasonDialog, type ReasonDialogProps } from './reason/ReasonDialog'
export { caseResources } from './resources'
