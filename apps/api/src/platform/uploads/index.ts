export { countUpload } from './countUpload'
export { GivenUp } from './Reading'
export { readApart } from './readApart'
export { openUploads, type UploadPlaces, type Uploads } from './Uploads'
