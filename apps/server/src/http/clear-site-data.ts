import type { RequestContext } from './request-context.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * The header that makes a browser clear this site's storage. It keeps cookies, because clearing them would affect every
 * other application on the domain.
 */
export const clearSiteData = ({
  config,
  request,
}: Pick<RequestContext, 'config' | 'request'>): Record<string, string> => {
  // Over plain HTTP on a network, browsers ignore the header and log an error.
  const isHonored = config.isProduction || loopback.test(request.headers.get('host') ?? '')
  return isHonored ? { 'clear-site-data': '"storage"' } : {}
}
