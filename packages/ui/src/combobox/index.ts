export { Combobox, type ComboboxLabels, type ComboboxOption, type ComboboxProps } from './Combobox'
