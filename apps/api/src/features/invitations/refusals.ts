import { invitationErrors as codes, mostInvitees } from '@atrium/contracts/invitations/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of invitations but those of a wrong status, which `transitions` gives. */
export const refusals = {
  missing: () => new Refusal(errorCodes.missing, '该邀请不存在或不在您的管理范围内，请刷新后重试', 404),
  companyMissing: () => new Refusal(errorCodes.missing, '没有这家企业', 404),
  alreadyJoined: () => new Refusal(codes.alreadyJoined, '该成员已加入企业，无需再次处理'),
  alreadyOpen: () => new Refusal(codes.alreadyOpen, '该手机号已有未处理的邀请，无需重复邀请'),
  notByMessage: () => new Refusal(codes.notByMessage, '该成员通过链接申请加入，无法发送邀请短信'),
  tooSoon: (seconds: number) => new Refusal(codes.tooSoon, `邀请短信发送过于频繁，请在${seconds}秒后重试`),
  dailyLimit: ({ perDay, left }: { readonly perDay: number; readonly left: number }) =>
    new Refusal(
      codes.dailyLimit,
      left > 0
        ? `企业每天最多发送${perDay}条邀请短信，今天还可发送${left}条，请减少人数或明天再试`
        : `企业每天最多发送${perDay}条邀请短信，今天已用完，请明天再试`,
      200,
      { perDay, left },
    ),
  notASheet: () =>
    new Refusal(codes.notASheet, '无法读取该文件，请上传Excel（.xlsx、.xls）或CSV文件，建议使用模板填写'),
  protectedSheet: () =>
    new Refusal(codes.protectedSheet, '该文件设有打开密码，请在Excel中取消密码后重新上传'),
  allHidden: () =>
    new Refusal(codes.allHidden, '文件中的成员都在隐藏的工作表或隐藏的行中，请取消隐藏或清除筛选后重新上传'),
  tooLarge: () => new Refusal(codes.tooLarge, '文件内容过大，请仅保留手机号、姓名、部门三列后重新上传'),
  tooManyRows: () => new Refusal(codes.tooManyRows, `一次最多导入${mostInvitees}行，请拆分文件后分批上传`),
  noRows: () => new Refusal(codes.noRows, '文件中没有可导入的成员，请填写后重新上传'),
  noHeadings: () => new Refusal(codes.noHeadings, '未找到表头“手机号、姓名、部门”，请下载模板并按模板填写'),
}
