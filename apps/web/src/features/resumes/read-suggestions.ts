/** The suggestion sentences of a resume's JSON-encoded `feedback`; none when it cannot be read. */
export const readSuggestions = (feedback: string | null): string[] => {
  if (!feedback) return []
  try {
    const parsed: unknown = JSON.parse(feedback)
    if (!Array.isArray(parsed)) return []
    const sentences = parsed.filter((entry) => typeof entry === 'string' && entry.trim() !== '')
    return [...new Set<string>(sentences)]
  } catch {
    return []
  }
}
