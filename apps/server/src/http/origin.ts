import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Rejects state-changing requests from pages of another origin. A request without Origin is not from a browser. */
export const refuseForeignOrigin = (config: Config, request: FastifyRequest): void => {
  const { origin } = request.headers
  if (safeMethods.has(request.method) || origin === undefined) return
  if (!isOwnOrigin(config, origin, request.host))
    throw new AppError('FOREIGN_ORIGIN', 'This request came from another website and was refused.')
}

/** Whether a URL to return to belongs to this application. */
export const isOwnUrl = (config: Config, request: FastifyRequest, url: string): boolean =>
  /^https?:\/\/[^\\]*$/i.test(url) &&
  URL.canParse(url) &&
  isOwnOrigin(config, new URL(url).origin, request.host)

const isOwnOrigin = (config: Config, origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost, hostname } = new URL(origin)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  if (config.publicUrl && origin === new URL(config.publicUrl).origin) return true
  if (config.isProduction) return false
  return originHost === host || (loopback.test(hostname) && loopback.test(host.replace(/:\d+$/, '')))
}
