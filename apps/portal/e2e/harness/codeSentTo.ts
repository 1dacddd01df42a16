import type { Service } from './startService'

/** The six-digit code in the newest SMS to a mobile, read as the operator. */
export async function codeSentTo(service: Pick<Service, 'operate'>, mobile: string): Promise<string> {
  const [newest = ''] = (await service.operate('outbox', '--mobile', mobile)).split('\n')
  const code = /验证码(\d{6})/.exec(newest)?.[1]
  if (code === undefined) throw new Error(`No code was sent to ${mobile}: ${newest}`)
  return code
}
