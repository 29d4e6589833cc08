import type { RequestContext } from './request-context.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * The header by which a browser drops what it stored for us; not the cookies, because that would reach every other
 * application of the domain.
 */
export const clearSiteData = ({
  config,
  request,
}: Pick<RequestContext, 'config' | 'request'>): Record<string, string> => {
  // On plain http in a network browsers refuse the order, and say so as an error.
  const isHeard = config.isProduction || loopback.test(request.headers.get('host') ?? '')
  return isHeard ? { 'clear-site-data': '"storage"' } : {}
}
