export { Directories } from './Directories'
export { english as directoriesEnglish } from './english'
