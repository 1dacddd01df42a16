export { english as secondStepEnglish } from './english'
export { SecondStepSettings, type SecondStepSettingsProps } from './SecondStepSettings'
