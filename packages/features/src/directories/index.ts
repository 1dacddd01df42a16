export { Directories } from './Directories'
export { english as directoriesEnglish } from './english'
export { EndQuestion, type EndQuestionProps } from './parts/EndQuestion'
