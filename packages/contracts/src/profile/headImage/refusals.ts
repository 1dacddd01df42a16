import { defineRefusals } from '../../wire/refusals'
import { headImageErrors as codes } from './contract'

/** Refusals of a head image; other reasons are in `pictureRefusals`. */
export const headImageRefusals = defineRefusals({
  format: {
    code: codes.format,
    chinese: '请选择PNG、JPG、GIF或BMP格式的图片',
    english: 'Please choose a PNG, JPG, GIF or BMP picture',
  },
  tooLarge: {
    code: codes.tooLarge,
    chinese: '图片过大，请上传小于5 MB的文件',
    english: 'The picture is too large. Please choose one smaller than 5 MB.',
  },
  tooSmall: {
    code: codes.tooSmall,
    chinese: '图片内容过少，请更换图片',
    english: 'The picture has too little detail. Please choose another one.',
  },
})
