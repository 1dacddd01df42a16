export { ChinaDirectories, type ChinaDirectoriesProps } from './ChinaDirectories'
export { DifferenceScreens } from './differences/DifferenceScreens'
export { english as chinaDirectoriesEnglish } from './english'
