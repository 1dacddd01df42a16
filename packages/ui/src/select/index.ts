export { Select, type SelectChoice, type SelectLabels, type SelectProps } from './Select'
export { SelectGroup, type SelectGroupProps } from './SelectGroup'
export { SelectOption, type SelectOptionProps } from './SelectOption'
