import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { invitationErrors as codes, mostInvitees } from './contract'

/** Refusals of invitations. */
export const invitationsRefusals = defineRefusals({
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该邀请不存在或不在您的管理范围内，请刷新后重试',
    english: 'This invitation doesn’t exist or is outside the departments you manage. Refresh and try again.',
  },
  companyMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有这家企业',
    english: 'This company doesn’t exist',
  },
  alreadyJoined: {
    code: codes.alreadyJoined,
    chinese: '该成员已加入企业，无需再次处理',
    english: 'This person has already joined',
  },
  alreadyRejected: {
    code: codes.alreadyRejected,
    chinese: '该邀请已被拒绝，如需加入请重新邀请',
    english: 'This invitation was rejected. Invite the person again.',
  },
  notAnswered: {
    code: codes.notAnswered,
    chinese: '对方尚未确认加入，暂时无法处理',
    english: 'The person has not answered yet',
  },
  awaitsDecision: {
    code: codes.awaitsDecision,
    chinese: '对方已申请加入，请在成员申请中处理',
    english: 'The person has applied. Review it under Applications.',
  },
  expired: {
    code: codes.expired,
    chinese: '邀请已过期，请重新发送',
    english: 'The invitation has expired. Send it again.',
  },
  revoked: {
    code: codes.revoked,
    chinese: '邀请已失效，请重新邀请',
    english: 'The invitation is no longer valid. Invite the person again.',
  },
  alreadyOpen: {
    code: codes.alreadyOpen,
    chinese: '该手机号已有未处理的邀请，无需重复邀请',
    english: 'This phone number already has an open invitation',
  },
  notByMessage: {
    code: codes.notByMessage,
    chinese: '该成员通过链接申请加入，无法发送邀请短信',
    english: 'This person applied through a link, so there is no message to send',
  },
  tooSoon: ({ seconds }: { readonly seconds: number }) => ({
    code: codes.tooSoon,
    chinese: `邀请短信发送过于频繁，请在${seconds}秒后重试`,
    english: `The message was just sent. Try again in ${seconds} s.`,
  }),
  dailyLimit: ({ perDay, left }: { readonly perDay: number; readonly left: number }) => ({
    code: codes.dailyLimit,
    data: { perDay, left },
    chinese:
      left > 0
        ? `企业每天最多发送${perDay}条邀请短信，今天还可发送${left}条，请减少人数或明天再试`
        : `企业每天最多发送${perDay}条邀请短信，今天已用完，请明天再试`,
    english:
      left > 0
        ? `A company can send ${perDay} invitations a day and has ${left} left today. Invite fewer people, or try again tomorrow.`
        : `A company can send ${perDay} invitations a day, and today’s are used up. Try again tomorrow.`,
  }),
  notASheet: {
    code: codes.notASheet,
    chinese: '无法读取该文件，请上传Excel（.xlsx、.xls）或CSV文件，建议使用模板填写',
    english:
      'The file can’t be read. Upload an Excel (.xlsx, .xls) or CSV file, preferably made from the template.',
  },
  protectedSheet: {
    code: codes.protectedSheet,
    chinese: '该文件设有打开密码，请在Excel中取消密码后重新上传',
    english: 'The file has a password. Remove it in Excel and upload the file again.',
  },
  allHidden: {
    code: codes.allHidden,
    chinese: '文件中的成员都在隐藏的工作表或隐藏的行中，请取消隐藏或清除筛选后重新上传',
    english:
      'Everybody in the file is in hidden sheets or rows. Unhide them or clear the filter, then upload it again.',
  },
  tooLarge: {
    code: codes.tooLarge,
    chinese: '文件内容过大，请仅保留手机号、姓名、部门三列后重新上传',
    english: 'The file contains too much. Keep only phone, name and department, then upload it again.',
  },
  tooManyRows: {
    code: codes.tooManyRows,
    chinese: `一次最多导入${mostInvitees}行，请拆分文件后分批上传`,
    english: `At most ${mostInvitees} rows at a time. Split the file.`,
  },
  noRows: {
    code: codes.noRows,
    chinese: '文件中没有可导入的成员，请填写后重新上传',
    english: 'The file contains no people to import. Fill it in and upload it again.',
  },
  noHeadings: {
    code: codes.noHeadings,
    chinese: '未找到表头“手机号、姓名、部门”，请下载模板并按模板填写',
    english: 'The headings for phone and name were not found. Download the template and fill it in.',
  },
})
