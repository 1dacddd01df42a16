export { type PictureRefusals, pictureRefusals } from './pictureRefusals'
export { readPicture } from './readPicture'
