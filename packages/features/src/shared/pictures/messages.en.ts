import type { English } from '../texts/messages'
import type { pictureChinese } from './messages.zh-CN'

export const pictureEnglish: English<typeof pictureChinese> = {
  choosePicture: 'Choose a picture',
  dropPicture: 'Drop to upload',
  replacePicture: 'Choose another',
  removePicture: 'Remove',
  previewOf: (name: string) => `Preview of ${name}`,
  progress: 'Upload progress',
  zoom: 'Zoom',
  rotation: 'Rotation',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  reset: 'Fit to box',
}
