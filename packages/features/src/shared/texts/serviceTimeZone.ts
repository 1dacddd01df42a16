/** The vendor's time zone: days such as a licence's last are days there, for every reader. */
export const serviceTimeZone = 'Asia/Shanghai'
