export { FloatingMenu } from './FloatingMenu'
export { MenuItem } from './MenuItem'
export { MenuLabel, MenuSeparator } from './MenuLabel'
export { MenuRadioGroup, MenuRadioItem } from './MenuRadioItem'
