export { BoxBody } from './BoxBody'
export { BoxFooter } from './BoxFooter'
export { BoxHeader } from './BoxHeader'
export { DialogBox } from './DialogBox'
