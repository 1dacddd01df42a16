import { pagePaths } from './paths.ts'

/**
 * Former addresses for phones, and the page that each leads to. Pages adapt to the window, so there is one page
 * per thing; where necessary, the address also opens a part of it
 * (docs/decisions/interface/phone-addresses.md).
 */
export const phonePaths: Readonly<Record<string, string>> = {
  '/NVH5Login': pagePaths.phoneSignIn,
  '/NVH5Register': pagePaths.register,
  '/NVH5WxBindPage': pagePaths.socialBinding,
  '/H5wechatHome': pagePaths.socialBinding,
  '/NVH5ForgetPassword': pagePaths.recoverPassword,
  '/NVH5Aggrement': pagePaths.agreement,
  '/user-agreenment': pagePaths.agreement,

  '/NVH5HomeIndex': pagePaths.start,
  '/NVH5Personalcenter': pagePaths.personalHome,
  '/NVH5Accountindex': pagePaths.security,
  '/NVH5Changebind': pagePaths.phoneRebinding,
  '/NVH5Modifypassword': pagePaths.personalPassword,
  '/NVH5Personalinfo': pagePaths.profile,
  '/NVH5PersonalInfoEdit': pagePaths.profileForm,
  '/NVH5PersonalComAuth': pagePaths.toCompany,

  '/NVH5BillAddress': pagePaths.ownBilling,
  '/NVH5TrialCenter': pagePaths.trialCenter,
  '/NVH5TrialCenterProDerail': pagePaths.trialProduct,
  '/NVH5TrialaddInfo': pagePaths.trialPerson,
  '/NVH5TrialApplyResult': pagePaths.trialResult,
  '/NVH5TryputRequest': pagePaths.ownTrials,
  '/NVH5OldPKPMCloudApp': pagePaths.earlierApps,
  '/NVH5MeetingIntroduce': pagePaths.meetings,
  '/NVH5MeetingAddPersonInfo': pagePaths.meetings,
  '/NVH5MeetingApplyResult': pagePaths.meetingResult,
  '/NVH5ApplyNotice': pagePaths.meetingNotice,

  '/NVH5MessageCenter': pagePaths.ownMessages,
  '/NVH5MessageDetail': pagePaths.ownMessage,
  '/NVH5backlog': pagePaths.backlog,
  '/NVH5backlogDetail': pagePaths.backlogItem,

  '/NVH5ComManageindex': pagePaths.companyHome,
  '/NVH5companyinfo': pagePaths.companyInformation,
  '/NVH5CompanyEdit': pagePaths.companyInformation,
  '/SeeRecordHis': pagePaths.companyHistory,
  '/NVH5ComProAndSer': pagePaths.companyProducts,
  '/NVH5DepAndMen': pagePaths.memberManagement,
  '/NVH5ShareInvite': `${pagePaths.memberManagement}?invite=link`,
  '/NVH5SeeInviteHis': pagePaths.invitationRecords,
  '/NVH5SeeMemberApply': pagePaths.memberApplications,
  '/NVH5ApplyDetail': pagePaths.memberApplication,
  '/NVH5CompanyCenter': pagePaths.companySettings,
  '/NVH5ComMessages': pagePaths.companyMessages,
  '/NVH5ComMesDetail': pagePaths.companyMessage,
}
