import type { Services } from '../../context.ts'

const validForMs = 180 * 24 * 3600_000

/** Where to report a vulnerability (RFC 9116); undefined if the operator configured no address. */
export const securityTxt = ({ config, now }: Pick<Services, 'config' | 'now'>): string | undefined => {
  if (!config.operatorEmail) return undefined
  // Whole days, so that the file changes at most once a day.
  const expires = new Date(now().getTime() + validForMs).toISOString().replace(/T.*/, 'T00:00:00.000Z')
  const canonical = config.publicUrl ? [`Canonical: ${config.publicUrl}/.well-known/security.txt`] : []
  return [
    `Contact: mailto:${config.operatorEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...canonical,
    '',
  ].join('\n')
}
