import type { English } from '../../shared/texts/messages'
import type { headImageChinese } from './messages.zh-CN'

export const headImageEnglish: English<typeof headImageChinese> = {
  set: 'Add a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  title: 'Your picture',
  source: 'Picture',
  fileHint: 'PNG, JPG, GIF or BMP of at most 5 MB; best 480 × 480 pixels or more',
  result: 'Your picture as it will be shown',
  format: 'Please choose a PNG, JPG, GIF or BMP picture',
  tooLarge: 'The picture is too large. Please choose one of less than 5 MB.',
  tooSmall: 'There is too little in the picture. Please choose another one.',
  required: 'Please choose a picture',
  saved: 'Your picture was changed',
  removed: 'Your picture was removed',
}
