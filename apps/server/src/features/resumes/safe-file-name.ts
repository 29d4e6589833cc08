const maxLength = 120
// Control characters, direction overrides and path separators have no place in a name that is shown.
const unsafeInName = /[\p{Cc}\p{Cf}\p{Cs}\\/]/gu

/** An uploaded file's name for showing; files are never stored under it. */
export const safeFileName = (name: string): string => {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(unsafeInName, '').trim()
  if (base.length <= maxLength) return base || 'resume'
  const extension = /\.\w{1,5}$/.exec(base)?.[0] ?? ''
  return `${base.slice(0, maxLength - extension.length - 1)}…${extension}`
}
