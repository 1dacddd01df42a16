export { SecondStepSettings, type SecondStepSettingsProps } from './SecondStepSettings'
