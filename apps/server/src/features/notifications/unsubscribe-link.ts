import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../context.ts'
import { baseUrl } from '../../mail/send-mail.job.ts'

const largestId = 2_147_483_647

const sign = ({ counterSecret }: Pick<Services, 'counterSecret'>, userId: number): string =>
  createHmac('sha256', counterSecret).update(`unsubscribe\n${userId}`).digest('base64url')

/** Links to turn off mail: a page for the person, and a one-click URL for mail programs. */
export const unsubscribeLinks = (services: Services, userId: number): { page: string; oneClick: string } => {
  const token = `${userId}.${sign(services, userId)}`
  return {
    page: `${baseUrl(services)}/account/unsubscribe?token=${token}`,
    oneClick: `${baseUrl(services)}/api/notifications/unsubscribe?token=${token}`,
  }
}

/** The person a token belongs to; undefined if we did not issue it. */
export const readUnsubscribeToken = (
  services: Pick<Services, 'counterSecret'>,
  token: string,
): number | undefined => {
  const [id = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > largestId) return undefined
  const expected = Buffer.from(sign(services, Number(id)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined
}
