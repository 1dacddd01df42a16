export { DirectoryPeople } from './DirectoryPeople'
export { english as directoryPeopleEnglish } from './english'
