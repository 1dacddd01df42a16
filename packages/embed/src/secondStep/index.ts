export { SecondStep } from './SecondStep'
