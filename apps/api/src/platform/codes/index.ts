export { checkCode, type ProvenCode } from './checkCode'
export type { CodePurpose } from './codePurpose'
export { sendCode } from './sendCode'
