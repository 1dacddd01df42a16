/**
 * The addresses that phones had of their own, and where each leads: to the one page of that thing, which is laid out
 * for the window it is in, where need be with what opens there (docs/decisions/phone-addresses.md).
 */
export const phonePaths: Readonly<Record<string, string>> = {
  '/NVH5Login': '/H5Login',
  '/NVH5Register': '/register',
  '/NVH5WxBindPage': '/callback/binding',
  '/H5wechatHome': '/callback/binding',
  '/NVH5ForgetPassword': '/forgotPassword',
  '/NVH5Aggrement': '/UserAgreenment',
  '/user-agreenment': '/UserAgreenment',

  '/NVH5HomeIndex': '/',
  '/NVH5Personalcenter': '/personalMainPage',
  '/NVH5Accountindex': '/securityCenter',
  '/NVH5Changebind': '/mobilePhoneRebind',
  '/NVH5Modifypassword': '/ResetPassword',
  '/NVH5Personalinfo': '/PersonInfoDetail',
  '/NVH5PersonalInfoEdit': '/PersonInfo',
  '/NVH5PersonalComAuth': '/personalToComAuth',

  '/NVH5BillAddress': '/billAndAddressManage',
  '/NVH5TrialCenter': '/TrialCenter',
  '/NVH5TrialCenterProDerail': '/TrialCenterProDerail',
  '/NVH5TrialaddInfo': '/AddPersonInfo',
  '/NVH5TrialApplyResult': '/TrialApplyResult',
  '/NVH5TryputRequest': '/TryOutRequest',
  '/NVH5OldPKPMCloudApp': '/OldPKPMCloudApp',
  '/NVH5MeetingIntroduce': '/meetingProIntroduce',
  '/NVH5MeetingAddPersonInfo': '/meetingProIntroduce',
  '/NVH5MeetingApplyResult': '/meetingApplyResult',
  '/NVH5ApplyNotice': '/applyNotice',

  '/NVH5MessageCenter': '/myMessage',
  '/NVH5MessageDetail': '/messageDetail',
  '/NVH5backlog': '/myBacklog',
  '/NVH5backlogDetail': '/backlogDetail',

  '/NVH5ComManageindex': '/CompanyMainPage',
  '/NVH5companyinfo': '/companyInfo',
  '/NVH5CompanyEdit': '/companyInfo',
  '/SeeRecordHis': '/companyHistory',
  '/NVH5ComProAndSer': '/allProucctsAndSer',
  '/NVH5DepAndMen': '/comMbManage',
  '/NVH5ShareInvite': '/comMbManage?invite=link',
  '/NVH5SeeInviteHis': '/seeInviteHis',
  '/NVH5SeeMemberApply': '/seeMemberApply',
  '/NVH5ApplyDetail': '/applyDetail',
  '/NVH5CompanyCenter': '/companySetting',
  '/NVH5ComMessages': '/companyMessage',
  '/NVH5ComMesDetail': '/companyMessageDetail',
}
