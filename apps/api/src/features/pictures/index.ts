export { type PictureRefusals, readPicture } from './readPicture'
