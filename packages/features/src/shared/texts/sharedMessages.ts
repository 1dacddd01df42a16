import { catalogue } from './messages'

/** Words that every feature needs, the sign-in too: its weight is counted. */
export const sharedMessages = catalogue(
  'shared',
  {
    unauthenticated: '登录已过期，请重新登录',
    signedInElsewhere: '您的账号已在其他地方登录，当前登录已退出',
    forbidden: '您没有权限进行此操作，请联系管理员',
    missing: '内容不存在或已被删除，请刷新后重试',
    invalid: '提交的内容有误，请检查后重试',
    refused: '操作未成功，请稍后重试',
    timeout: '系统繁忙，请稍后再试',
    offline: '网络错误，请检查网络连接后重试',
    unavailable: '服务暂时不可用，请稍后重试',
    tooManyAtOnce: '操作过于频繁，请稍后再试',
    keyReused: '内容已变更，请刷新后重试',
    loading: '加载中…',
    retry: '重试',
    confirm: '确定',
    cancel: '取消',
    close: '关闭',
    save: '保存',
    back: '返回',
    clear: '清除',
    notifications: '通知（{hotkey}）',
    notification: '通知',
    dismiss: '关闭通知',
    dismissAll: '全部关闭（{count}）',
  },
  {
    unauthenticated: 'Login expired. Please sign in again.',
    signedInElsewhere: 'Logged in elsewhere, signed out.',
    forbidden: 'You don’t have permission to do this. Please ask an administrator.',
    missing: 'This doesn’t exist or has been deleted. Refresh and try again.',
    invalid: 'Something you entered isn’t valid. Check it and try again.',
    refused: 'That didn’t work. Please try again later.',
    timeout: 'System busy, please try later.',
    offline: 'Network Error！ Check your connection and try again.',
    unavailable: 'The service is unavailable at the moment. Please try again later.',
    tooManyAtOnce: 'Too many requests at once. Wait a moment and try again.',
    keyReused: 'The content has changed. Refresh and try again.',
    loading: 'Loading…',
    retry: 'Try again',
    confirm: 'OK',
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    back: 'Back',
    clear: 'Clear',
    notifications: 'Notifications ({hotkey})',
    notification: 'Notification',
    dismiss: 'Dismiss',
    dismissAll: 'Dismiss all ({count})',
  },
)

declare module './messages' {
  interface Catalogues {
    readonly shared: typeof sharedMessages
  }
}
