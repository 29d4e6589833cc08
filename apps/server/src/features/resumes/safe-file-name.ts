const maxLength = 120
// Removes control characters, direction overrides and path separators from displayed names.
const unsafeInName = /[\p{Cc}\p{Cf}\p{Cs}\\/]/gu

/** An uploaded file's name for display only; files are never stored under it. */
export const safeFileName = (name: string, { without = 'resume' } = {}): string => {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(unsafeInName, '').trim()
  if (base.length <= maxLength) return base || without
  const extension = /\.\w{1,5}$/.exec(base)?.[0] ?? ''
  return `${base.slice(0, maxLength - extension.length - 1)}…${extension}`
}
