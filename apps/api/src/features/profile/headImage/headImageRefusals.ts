import { headImageErrors } from '@atrium/contracts/profile/headImage/contract'
import { Refusal } from '../../../platform/refusal/Refusal'
import { type PictureRefusals, pictureRefusals } from '../../pictures'

export const headImageRefusals: PictureRefusals = {
  ...pictureRefusals,
  format: () => new Refusal(headImageErrors.format, '请选择PNG、JPG、GIF或BMP格式的图片'),
  tooLarge: () => new Refusal(headImageErrors.tooLarge, '图片过大，请上传小于5MB的文件'),
  tooSmall: () => new Refusal(headImageErrors.tooSmall, '图片内容过少，请更换图片'),
}
